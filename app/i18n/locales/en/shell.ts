/** What stands around every page: header, menus, footer, forms and error pages. */
export default {
  skip: "Skip to content",
  home: "{{site}}, home page",
  loading: "Loading",
  nav: {
    label: "Main menu",
    open: "Menu",
    close: "Close",
    types: "{{menu}}: property types",
    all: "All properties {{deal}}",
    deals: { "to-let": "to let", "for-sale": "for sale", investment: "for investment" },
    insights: "Insights",
    market: "Market",
    contact: "Contact",
    languages: "Language",
    notInLanguage: "This page does not exist in this language",
  },
  homes: { studio: "Studio" },
  account: {
    information: "My Information",
    login: "Log in",
    account: "My Account",
    logout: "Log out",
    loggingOut: "Logging out",
    menu: "My Account: menu",
  },
  accountDialog: {
    close: "Close",
    loading: "One moment",
    offline: "We can’t reach the site. Check your connection: the form will appear as soon as it is back.",
  },
  form: {
    optional: "optional",
    newTab: "opens in a new tab",
    summary: "Please correct the fields marked below.",
  },
  search: {
    label: "Describe your search",
    placeholder: "Office in Ghent",
    submit: "Search",
  },
  footer: {
    label: "Footer",
    places: "Locations",
    site: "About {{site}}",
    aboutIn: { BE: "{{site}} in Belgium", LU: "{{site}} in Luxembourg" },
    services: "Services",
    market: "Market figures",
    areas: "Area guides",
    about: "Offices, shops, warehouses and homes to let and for sale in Belgium and Luxembourg.",
    demonstration: "These are demonstration listings: the buildings, prices and agents are fictitious.",
    data: "Data sources: {{sources}}",
  },
  company: {
    line: "{{label}}: {{value}}",
    companyNumber: "Company number",
    vatNumber: "VAT number",
    licence: "Licence",
    supervisor: "Supervisory body",
    insurer: "Professional liability insurer",
  },
  errors: {
    offline:
      "Nothing was sent: we can’t reach the site. Your entries have been kept; check your connection and try again.",
    unanswered:
      "The site did not respond as expected, so your form may not have been sent. Your entries have been kept; please try again in a minute.",
    notFound: {
      heading: "Page not found",
      text: "Nobody lives at this address: the page may have moved, or there is a typo in the link. Start a search or follow one of the links below.",
    },
    gone: {
      heading: "This property is no longer on the market",
      text: "The agent has withdrawn it. Similar properties are added every day: start a search to find them.",
    },
    unavailable: {
      heading: "Temporarily unavailable",
      text: "Our listings are not available at the moment. Please try again in a minute.",
    },
    failed: {
      heading: "Something went wrong",
      text: "The problem is on our side. Please try again; if it happens again, send us the reference below.",
    },
    request: "Reference {{id}}",
    retry: "Try again",
    helpful: "Useful pages",
    homePage: "Home page",
  },
};
