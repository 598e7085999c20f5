/** What stands around every page: header, menus, footer, forms and error pages. */
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
    insights: "Insights",
    contact: "Contact",
    languages: "Language",
    notInLanguage: "This page does not exist in this language",
  },
  account: {
    information: "My Information",
    login: "Log in",
    account: "My Account",
    logout: "Log out",
    loggingOut: "Logging out",
    menu: "My Account: menu",
  },
  accountDialog: { label: "My Account", close: "Close", loading: "One moment" },
  form: {
    optional: "optional",
    newTab: "opens in a new tab",
    summary: "Please check what is marked below.",
  },
  search: {
    label: "Search in a sentence",
    placeholder: "Office 300 m² in Ixelles",
    submit: "Search",
  },
  footer: {
    label: "More of {{site}}",
    places: "Places",
    site: "About {{site}}",
    aboutIn: { BE: "{{site}} in Belgium", LU: "{{site}} in Luxembourg" },
    services: "Services",
    about: "Offices, shops, warehouses and homes to let and for sale in Belgium and Luxembourg.",
    demonstration:
      "These are demonstration listings: the buildings, the prices and the people behind them are made up.",
    data: "Data: {{sources}}",
  },
  errors: {
    offline:
      "This was not sent: we can’t reach the site. What you filled in is still here; check your connection, then try again.",
    unanswered:
      "The site didn’t answer as it should, so this may not have got through. What you filled in is still here: please try again in a minute.",
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
};
