/** The cookie banner, the choices on the cookies' page and what the profile says of them. */
export default {
  banner: {
    heading: "Which cookies may we use?",
    text: "The site needs a few to work. If you agree, others remember your preferences and measure visits and advertising. You can change your choice at the bottom of every page.",
    signal:
      "Your browser asks not to be tracked (Global Privacy Control). We treat that as a refusal of analytics and advertising, unless you accept them here.",
  },
  accept: "Accept all",
  customise: "Customise",
  refuse: "Refuse non-essential",
  save: "Save my choices",
  heading: "Your choices",
  saved: "Your choice is saved. You can change it here at any time.",
  said: "Your choice is saved. You can change it at the bottom of every page.",
  none: "You have not chosen yet. Until you do, we only use essential cookies.",
  since: "You made this choice on {{date}}. It is valid for one year; then we will ask again.",
  onAccount: "It is stored in your account and applies on every device you log in on.",
  signal:
    "Your browser asks not to be tracked (Global Privacy Control). We treat that as a refusal of analytics and advertising. If you allow them here anyway, your choice applies.",
  legend: "Cookies we may use",
  always: "Always on",
  used: "Cookies: {{names}}",
  unused: "Not currently used.",
  categories: {
    essential: {
      name: "Essential",
      text: "Required for the site to work: log-in, shortlist, confirmation messages and this choice.",
    },
    preferences: {
      name: "Preferences",
      text: "Remember the language you last used, so that the site opens in it next time, and the properties you last looked at.",
    },
    analytics: {
      name: "Analytics",
      text: "Measure how the site is used so that we can improve it.",
    },
    advertising: {
      name: "Advertising",
      text: "Measure whether one of our advertisements led to a visit or an enquiry.",
    },
  },
  profile: {
    heading: "Cookies",
    none: "You have not chosen yet: only essential cookies are used.",
    chosen: "Chosen on",
    allowed: { preferences: "Allowed", analytics: "Allowed", advertising: "Allowed" },
    refused: { preferences: "Refused", analytics: "Refused", advertising: "Refused" },
    change: "Change my cookie choices",
  },
};
