/** What the server says by itself when more is asked of it than it can answer. */
export default {
  heading: "Very busy just now",
  text: "More people are looking than we can serve at once. Please try again in a few seconds.",
  retry: "Try again",
};
