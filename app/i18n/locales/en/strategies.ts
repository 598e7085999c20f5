/** What saves a search from results and listings. */
export default {
  heading: "Saved searches",
  unreadable: "A saved search",
  save: {
    this: "Save this search",
    done: "Search saved",
    remove: "{{saved}} – remove it from your saved searches",
    offer: "Save the search, and you’ll see in your saved searches when there is something new.",
  },
  alert: {
    heading: "Not quite the one?",
    submit: "Alert me to places like this",
    done: "Search for similar properties saved",
    text: {
      any: "We save a search made from this property: its type and town. {{next}}",
      surface:
        "We save a search made from this property: its type and town, up to a quarter smaller or larger. {{next}}",
      price: "We save a search made from this property: its type and town, up to 15% dearer. {{next}}",
      both: "We save a search made from this property: its type and town, up to a quarter smaller or larger, up to 15% dearer. {{next}}",
    },
    next: "What is new then stands in your saved searches.",
  },
  edit: {
    title: "You are editing the saved search “{{name}}”",
    text: "Change the filters, then update the saved search. Its name and its e-mails stay as they are.",
    submit: "Update this saved search",
    cancel: "Cancel",
    equal: "You already have a saved search for exactly this, so nothing was changed. Change the filters, or cancel.",
  },
  notice: {
    saved: "Your search is saved.",
    known: "You had saved this search before; it is now at the top of your saved searches.",
    all: "See your saved searches",
    removed: "This search is no longer saved.",
    undo: "Undo",
    restored: "Your search is back.",
    full: "You have {{count}} saved searches, the most there can be. Delete one, and then save the new one.",
  },
};
