/** What the server says by itself when more is asked of it than it can answer. */
export default {
  heading: "The site is very busy",
  text: "We are receiving more requests than we can handle. Please try again in a few seconds.",
  retry: "Try again",
};
