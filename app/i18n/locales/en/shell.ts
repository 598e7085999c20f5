/** What stands around every page: header, menus, footer, contact and error pages. */
export default {
  skip: "Skip to content",
  home: "{{site}}, home page",
  loading: "Loading",
  nav: {
    label: "Main menu",
    open: "Menu",
    close: "Close",
    types: "{{menu}}: types of property",
    all: "All places {{deal}}",
    deals: { "to-let": "to let", "for-sale": "for sale", investment: "for investment" },
    contact: "Contact",
    languages: "Language",
    notInLanguage: "This page does not exist in this language",
  },
  languageNames: { en: "English", fr: "Français", nl: "Nederlands" },
  search: {
    label: "Search in a sentence",
    placeholder: "Office 300 m² in Ixelles",
    submit: "Search",
  },
  footer: {
    label: "More of {{site}}",
    places: "Places",
    about: "Offices, shops, warehouses and homes to let and for sale in Belgium and Luxembourg.",
    demonstration:
      "These are demonstration listings: the buildings, the prices and the people behind them are made up.",
    data: "Data: {{sources}}",
  },
  errors: {
    notFound: {
      heading: "Nobody lives at this address",
      text: "The page may have moved, or the link has a typing error. What you are looking for may well be elsewhere on the site.",
    },
    gone: {
      heading: "This one is off the market",
      text: "The advertiser has withdrawn it. Places like it are added every day.",
    },
    unavailable: {
      heading: "Closed for a moment",
      text: "We can’t reach our listings just now. Please try again in a minute.",
    },
    failed: {
      heading: "Something fell over on our side",
      text: "It is not your doing. Please try again; if it keeps happening, tell us the number below.",
    },
    request: "Reference {{id}}",
    retry: "Try again",
    helpful: "Perhaps one of these",
    homePage: "Home page",
  },
  contact: {
    title: "Contact",
    description: "Reach {{site}}: address, e-mail, telephone, opening hours and the languages we speak.",
    heading: "Write, ring or walk in",
    lead: "A question about a search, a listing or this site? A person answers, in English, French or Dutch.",
    about: "About one place in particular? Its own page names the agent who knows it best.",
    mail: "E-mail",
    phone: "Telephone",
    address: "Address",
    hours: "Opening hours",
    languages: "Languages",
    spoken: "English, French and Dutch",
    weekdays: "Monday to Friday",
    weekdayHours: "9:00 to 17:30",
    weekend: "Saturday and Sunday",
    weekendHours: "closed",
    steps: {
      heading: "How it works",
      first: { title: "Say what you need", text: "One sentence will do: what, where, how large, how much." },
      second: {
        title: "Compare what there is",
        text: "Prices as the market quotes them, surfaces and energy labels side by side.",
      },
      third: {
        title: "Talk to the agent",
        text: "Your request goes straight to who offers the place. We take no part in the deal.",
      },
    },
    role: "{{site}} connects people who seek and people who offer. It does not market properties itself and is no party to a lease or a sale.",
  },
};
