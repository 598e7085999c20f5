/** What only e-mails say; it stays on the server (app/i18n/mail-texts.server.ts). */
export default {
  hello: "Hello {{name}},",
  helloNobody: "Hello,",
  contact: "Questions? Answer this e-mail or call {{phone}}.",
  deletionRequested: {
    subject: "Your account is closed and will be erased",
    preview: "On {{date}} your {{site}} account is erased for good. Until then it can be restored.",
    heading: "Your account is closed",
    closed:
      "Your {{site}} account was closed on {{today}}. You are signed out everywhere, and nobody can sign in any more.",
    erasedHeading: "On {{date}} it is erased",
    erased:
      "We then erase for good your e-mail address and password, your names and phone number, your connection history, your shortlist and your preferences.",
    kept: "Your saved searches are cut off from you and kept without your name or any word that you typed, to learn what is sought.",
    backHeading: "If you change your mind",
    back: "Write to {{email}} or call {{phone}} before {{date}}, and we restore the account as it was. Afterwards nobody can.",
    notYou: "It was not you? Then contact us straight away.",
  },
  accountRestored: {
    subject: "Your account is back",
    preview: "You can sign in to {{site}} again.",
    heading: "Your account is back",
    restored:
      "Your {{site}} account is open again. Your information, saved searches and shortlist are as you left them.",
    signIn: "Sign in with the e-mail address and password, or the Google account, that you had before.",
    login: "Log in",
    notYou: "You did not expect this? Then contact us straight away.",
  },
};
