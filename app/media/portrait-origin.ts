/** Where invented people say that their portraits lie: a name that nobody can register (RFC 2606). */
export const portraitOrigin = "https://portraits.demonstration.example/";
