/** What saves a search from results and listings. */
export default {
  heading: "Saved searches",
  unreadable: "Saved search",
  save: {
    this: "Save this search",
    done: "Search saved",
    remove: "{{saved}} – remove from saved searches",
    offer: "Save this search to be alerted when there are new properties.",
  },
  alert: {
    heading: "Looking for something similar?",
    submit: "Alert me to similar properties",
    done: "Search for similar properties saved",
    text: {
      any: "We will save a search based on this property: same type and municipality. {{next}}",
      surface:
        "We will save a search based on this property: same type and municipality, up to 25% smaller or larger. {{next}}",
      price:
        "We will save a search based on this property: same type and municipality, up to 15% more expensive. {{next}}",
      both: "We will save a search based on this property: same type and municipality, up to 25% smaller or larger, up to 15% more expensive. {{next}}",
    },
    next: "New properties will then appear in your saved searches.",
  },
  edit: {
    title: "You are editing the saved search “{{name}}”",
    text: "Change the filters, then update the saved search. Its name and alerts stay the same.",
    submit: "Update this saved search",
    cancel: "Cancel",
    equal:
      "You already have a saved search with exactly these criteria, so nothing was changed. Change the filters, or cancel.",
  },
  frequency: {
    ask: "How often would you like alerts about new properties?",
    off: "Off",
    instant: "Instantly",
    daily: "Daily",
    weekly: "Weekly",
    agree: "By choosing Instantly, Daily or Weekly, you agree to receive our alerts by email: “{{consent}}”",
    silent: {
      unproven: "You will receive alerts once you confirm your email address with the link we sent you.",
      paused: "You will receive no alerts: your address rejects our emails.",
    },
  },
  notice: {
    close: "Close",
    alerts: "Your choice has been saved.",
    saved: "Your search has been saved.",
    known: "You had already saved this search; it is now at the top of your saved searches.",
    all: "View your saved searches",
    removed: "This search is no longer saved.",
    undo: "Undo",
    restored: "Your search has been restored.",
    full: "You have reached the maximum of {{count}} saved searches. Delete one to save this one.",
  },
};
