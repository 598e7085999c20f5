/** The page of the shortlist, and the comparison. */
export default {
  title: "Shortlist",
  description: "The places you keep, with your notes, and up to four of them side by side.",
  heading: "Your shortlist",
  empty: {
    title: "Nothing kept yet",
    text: "Press the heart on a place you like. It waits for you here, and you can put up to four of them side by side.",
    search: "Start a search",
  },
  lead: {
    account: "Kept on your account, on every device you log in with.",
    browser: "Kept in this browser only. Log in, and they come along to your account, where you can add notes.",
    login: "Log in",
  },
  left_one:
    "{{count}} place that you kept in this browser finds no room on your account. Remove another, and it follows.",
  left_other:
    "{{count}} places that you kept in this browser find no room on your account. Remove others, and they follow.",
  gone: {
    let: "This place has been let.",
    sold: "This place has been sold.",
    withdrawn: "The advertiser has withdrawn this place.",
  },
  remove: "Remove",
  removeNamed: "Remove {{title}}",
  note: {
    label: "Note",
    labelNamed: "Note on {{title}}",
    hint: "Only you see it; {{count}} characters at most.",
    save: "Save note",
    saved: "Saved",
  },
  notice: {
    removed: "“{{title}}” is off your shortlist.",
    undo: "Undo",
    restored: "“{{title}}” is back on your shortlist.",
  },
  compare: {
    title: "Compare",
    choose: "Compare",
    chooseNamed: "Compare {{title}}",
    submit: "Compare chosen places",
    hint: "Choose two to four places.",
    heading_one: "{{count}} place",
    heading_other: "{{count}} places side by side",
    differs: "What differs stands out.",
    different: "differs",
    tooMany: "Four places at most stand side by side: these are the first four. Not shown: {{titles}}.",
    tooFew: "Choose at least two places to compare.",
    back: "Back to your shortlist",
    table: "Comparison",
    none: "not given",
    rows: {
      price: "Price",
      compared: "Price to compare",
      surface: "Surface",
      place: "Place",
      energy: "Energy label",
      available: "Availability",
      note: "Your note",
    },
  },
};
