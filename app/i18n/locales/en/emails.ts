/** The pages that links in mails lead to; browsers load it there (app/notifications/unsubscribe/emails-texts.client.ts). */
export default {
  unsubscribe: {
    title: "E-mails about new places",
    ask: "No more e-mails about new places?",
    what: "{{site}} then no longer writes to you when a place matches one of your saved searches. The searches stay as they are.",
    button: "Unsubscribe",
    done: "You are unsubscribed",
    stopped: "{{site}} no longer writes to you about new places. Your saved searches stay as they are.",
    undo: "Undo: send them again",
  },
  search: {
    title: "E-mails about a saved search",
    heading: "Change this search",
    filters: "Open it and change its filters",
    filtersHint: "Save the search again with its new filters; this one can then be paused.",
    legend: "How often you’d like e-mails about new places",
    choices: { off: "Off", instant: "At once", daily: "Daily", weekly: "Weekly" },
    now: {
      off: "At the moment, no e-mails leave for it.",
      instant: "At the moment, its e-mails leave as soon as there is a new place.",
      daily: "At the moment, its e-mails come once a day.",
      weekly: "At the moment, its e-mails come once a week.",
    },
    ask: {
      off: "Pause the e-mails about this search?",
      instant: "Hear of new places at once?",
      daily: "Hear of new places once a day?",
      weekly: "Hear of new places once a week?",
    },
    button: {
      off: "Pause",
      instant: "At once from now on",
      daily: "Once a day from now on",
      weekly: "Once a week from now on",
    },
    done: {
      off: "Its e-mails are paused",
      instant: "Its e-mails now come at once",
      daily: "Its e-mails now come once a day",
      weekly: "Its e-mails now come once a week",
    },
    stays: "The search itself stays among your saved searches.",
    undo: "Undo",
    others: "All choices for this search",
  },
  unknown: {
    heading: "This link leads nowhere",
    text: "It was cut off on its way, or its search is gone. Copy the whole link from the e-mail, or choose your e-mails in My Account.",
    account: "My Account",
  },
};
