/** The page of saved searches; browsers load it there (loadTexts). */
export default {
  description: "Your saved searches, with the properties they find now and those that are new.",
  lead: "Run your saved searches again and see which properties are new since your last visit.",
  empty: {
    title: "No saved searches yet",
    text: "Run a search, then choose “Save this search” above the results.",
    search: "Start a search",
  },
  count_one: "{{formatted}} property now",
  count_other: "{{formatted}} properties now",
  none: "No properties at the moment",
  fresh_one: "{{formatted}} new since {{date}}",
  fresh_other: "{{formatted}} new since {{date}}",
  dates: "Saved {{created}} · last used {{used}}",
  run_one: "Show the property",
  run_other: "Show the properties",
  runNone: "Open the search",
  item: {
    edit: "Edit",
    editNamed: "Edit {{name}}",
    rename: "Rename",
    name: "Name",
    nameHint: "Leave blank to show the search criteria.",
    saveName: "Save name",
    remove: "Delete",
    removeNamed: "Delete {{name}}",
    renameNamed: "Rename {{name}}",
    runNamed: "{{action}}: {{name}}",
    changed: "Saved",
  },
  frequency: {
    legend: "Alert frequency",
    off: "Off",
    instant: "Instantly",
    daily: "Daily",
    weekly: "Weekly",
    refused:
      "Property alerts are off. To receive them, choose a frequency beside a saved search, or turn them on in My Account.",
    unproven:
      "Your email address has not been confirmed yet, so we send no property alerts. Open the link we sent you, or request a new one.",
    paused: "Your address rejected our emails, so property alerts are paused. You can turn them back on in My Account.",
    saved: "Your choice is saved. {{silent}}",
    silent: {
      unproven: "You will receive no alerts until you confirm your address.",
      paused: "You will receive no alerts: your address rejects our emails.",
    },
    account: "Open My Account",
  },
  problem: {
    place: "“{{place}}”",
    gone_one:
      "The location {{places}} is no longer in our list, so this search finds nothing and sends no alerts. Edit it to search in another location, or delete it.",
    gone_other:
      "The locations {{places}} are no longer in our list, so this search finds nothing and sends no alerts. Edit it to search in other locations, or delete it.",
    someGone_one: "The location {{places}} is no longer in our list. This search continues in the other locations.",
    someGone_other: "The locations {{places}} are no longer in our list. This search continues in the other locations.",
    unreadable:
      "We can’t run this search at the moment, and it sends no alerts. Open it to try again, edit it or delete it.",
  },
  notice: {
    removed: "“{{name}}” has been deleted.",
    undo: "Undo",
    restored: "Your search has been restored.",
  },
};
