/** The cookie banner, the choices on the cookies' page and what the profile says of them. */
export default {
  banner: {
    heading: "Which cookies may we use?",
    text: "The site needs a few cookies to work. With your consent, others remember your preferences, measure how the site is used and measure our advertising. You can change your mind at any time, at the foot of every page.",
    signal:
      "Your browser asks not to be tracked (Global Privacy Control). We take that as a refusal of analytics and advertising, unless you accept them here.",
  },
  accept: "Accept all",
  customise: "Customise",
  refuse: "Refuse non-essential",
  save: "Save my choices",
  heading: "Your choices",
  saved: "Your choice is saved. You can change it here at any time.",
  said: "Your choice is saved. You can change it at the foot of every page.",
  none: "You have not chosen yet. Until you do, we use only what is essential.",
  since: "Your choice of {{date}} holds for one year; then we ask again.",
  onAccount: "It is kept with your account and holds on every device on which you log in.",
  signal:
    "Your browser asks not to be tracked (Global Privacy Control). We take that as a refusal of analytics and advertising. If you allow them here all the same, your choice counts.",
  legend: "What we may use",
  always: "Always on",
  used: "Cookies: {{names}}",
  unused: "Not in use at present.",
  categories: {
    essential: {
      name: "Essential",
      text: "What the site cannot do without: logging in, the shortlist, what you have just asked for, and this choice.",
    },
    preferences: {
      name: "Preferences",
      text: "Remembers the language in which you last read the site, so that you find it that way when you come back.",
    },
    analytics: {
      name: "Analytics",
      text: "Measures how the site is used, so that we can improve it.",
    },
    advertising: {
      name: "Advertising",
      text: "Measures whether an advertisement of ours led to a visit or a request.",
    },
  },
  profile: {
    heading: "Cookies",
    none: "You have not chosen yet: only what is essential is used.",
    chosen: "Chosen on",
    allowed: "Allowed",
    refused: "Refused",
    change: "Change my cookie choices",
  },
};
