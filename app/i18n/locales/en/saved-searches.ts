/** The page of saved searches; browsers load it there (app/strategies/saved-searches-texts.client.ts). */
export default {
  description: "Your saved searches, with what they find now and what is new.",
  lead: "What you search for more than once. New is what was published since you last looked.",
  empty: {
    title: "Nothing saved yet",
    text: "Search for a place, then choose “Save this search” above the results. It waits for you here, with what is new.",
    search: "Start a search",
  },
  count_one: "{{formatted}} place now",
  count_other: "{{formatted}} places now",
  none: "No place just now",
  fresh_one: "{{formatted}} new since {{date}}",
  fresh_other: "{{formatted}} new since {{date}}",
  dates: "Saved {{created}} · last used {{used}}",
  run_one: "Show the place",
  run_other: "Show the places",
  runNone: "Open the search",
  item: {
    edit: "Edit",
    editNamed: "Edit {{name}}",
    rename: "Rename",
    name: "Name",
    nameHint: "Leave it empty to show the search itself.",
    saveName: "Save name",
    remove: "Delete",
    removeNamed: "Delete {{name}}",
    renameNamed: "Rename {{name}}",
    runNamed: "{{action}}: {{name}}",
    changed: "Saved",
  },
  frequency: {
    legend: "How often you’d like e-mails about new places",
    off: "Off",
    instant: "At once",
    daily: "Daily",
    weekly: "Weekly",
    refused:
      "You get no e-mails about new properties. To get them, tick the box beside a saved search, then choose how often; or turn them on under My Account.",
    unproven:
      "Your e-mail address is not confirmed yet, so we send no e-mails about new properties. Open the link that we sent you, or ask for a new one.",
    paused:
      "Your address did not take our e-mails, so those about new properties are paused. You can have them sent again under My Account.",
    kept: "Your choice is saved. {{silent}}",
    silent: {
      refused: "You get no e-mails yet: tick the box, then choose once more how often.",
      unproven: "You get no e-mails until you confirm your address.",
      paused: "You get no e-mails: your address does not take them.",
    },
    account: "Open My Account",
  },
  problem: {
    place: "“{{place}}”",
    gone_one:
      "The area {{places}} no longer exists in our gazetteer, so this search finds nothing and sends no e-mails. Edit it to search in another area, or delete it.",
    gone_other:
      "The areas {{places}} no longer exist in our gazetteer, so this search finds nothing and sends no e-mails. Edit it to search in other areas, or delete it.",
    someGone_one: "The area {{places}} no longer exists in our gazetteer. This search goes on in the other areas.",
    someGone_other: "The areas {{places}} no longer exist in our gazetteer. This search goes on in the other areas.",
    unreadable:
      "We can’t run this search at the moment, and it sends no e-mails. Open it to try again, edit it, or delete it.",
  },
  notice: {
    removed: "“{{name}}” is deleted.",
    undo: "Undo",
    restored: "Your search is back.",
  },
};
