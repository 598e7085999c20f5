/** What saves a search from results and listings. */
export default {
  heading: "Saved searches",
  unreadable: "A saved search",
  save: {
    this: "Save this search",
    done: "Search saved",
    offer: "Save the search, and you’ll see in your saved searches when there is something new.",
  },
  alert: {
    heading: "Not quite the one?",
    submit: "Alert me to places like this",
    done: "Places like this: saved",
    text: "We save a search made from this place: its type and town, up to a quarter smaller or larger, up to 15% dearer. What is new then stands in your saved searches.",
  },
  notice: {
    saved: "Your search is saved.",
    known: "You had saved this search before; it is now at the top of your saved searches.",
    all: "See your saved searches",
    full: "You have {{count}} saved searches, the most there can be. Delete one, and then save the new one.",
  },
};
