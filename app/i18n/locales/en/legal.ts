/** The legal pages; their texts stand in `content/legal`. */
export default {
  terms: "Terms of Use",
  privacy: "Privacy Policy",
  cookies: "Cookie choices",
  contents: "On this page",
  version: "Version {{version}}",
  updated: "Updated",
};
