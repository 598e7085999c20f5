/** The contact page, and the request on a listing's page. */
export default {
  page: {
    title: "Contact",
    description: "Reach {{site}}: address, e-mail, telephone, opening hours and the languages we speak.",
    heading: "Write, ring or walk in",
    lead: "A question about a search, a listing or this site? A person answers, in English, French or Dutch.",
    about: "About one place in particular? Its own page names the agent who knows it best.",
    mail: "E-mail",
    phone: "Telephone",
    address: "Address",
    hours: "Opening hours",
    languages: "Languages",
    spoken: "English, French and Dutch",
    weekdays: "Monday to Friday",
    weekdayHours: "9:00 to 17:30",
    weekend: "Saturday and Sunday",
    weekendHours: "closed",
    steps: {
      heading: "How it works",
      first: { title: "Say what you need", text: "One sentence will do: what, where, how large, how much." },
      second: {
        title: "Compare what there is",
        text: "Prices as the market quotes them, surfaces and energy labels side by side.",
      },
      third: {
        title: "Talk to the agent",
        text: "Your request goes straight to who offers the place. We take no part in the deal.",
      },
    },
    role: "{{site}} connects people who seek and people who offer. It does not market properties itself and is no party to a lease or a sale.",
  },
  fields: {
    name: "Name",
    email: "E-mail",
    phone: "Telephone",
    topic: "What is it about?",
    choose: "Choose",
    message: "Your message",
    copy: "Send me a copy of my message",
  },
  way: { legend: "How would you like to be answered?", email: "By e-mail", phone: "By telephone" },
  topics: {
    looking: "I am looking for a place",
    offering: "I have a place to offer",
    listing: "A listing on this site",
    account: "My account",
    privacy: "My personal data",
    other: "Something else",
  },
  visit: {
    wish: "I would like to visit",
    days: "Days that suit you",
    parts: "Time of day",
    open: "Leave open what does not matter.",
  },
  days: {
    monday: "Monday",
    tuesday: "Tuesday",
    wednesday: "Wednesday",
    thursday: "Thursday",
    friday: "Friday",
    saturday: "Saturday",
  },
  parts: { morning: "Morning", afternoon: "Afternoon", evening: "After 17:00" },
  listing: {
    heading: "Ask about this place",
    headingSimilar: "Ask for something similar",
    goesTo: "Your message goes to",
    points: {
      nobodyElse: "No other agent sees it.",
      answer: "They answer you themselves, by e-mail or telephone, as you prefer.",
      confirmation: "You get a confirmation by e-mail at once.",
    },
    similar: "This place is taken. The agent may know of another that suits you as well.",
    call: "Or call {{phone}}",
    submit: "Send my request",
  },
  operator: { heading: "Write to us", submit: "Send my message" },
  sending: "Sending",
  consent: {
    listing:
      "When you send this, {{agent}} receives it to answer you, and {{site}} keeps it for two years at most: see our {{privacy}}.",
    operator:
      "When you send this, {{site}} receives it to answer you and keeps it for two years at most: see our {{privacy}}.",
    privacy: "privacy policy",
  },
  suggestion: {
    ask: "I would like to know more about {{title}} (reference {{reference}}). Is it still available?",
    underOption:
      "I am interested in {{title}} (reference {{reference}}), which is under option. Could you tell me if it becomes available again?",
    similar:
      "I was interested in {{title}} (reference {{reference}}), which has been taken. Do you have something similar?",
    withdrawn:
      "I was interested in the property with reference {{reference}}, which is no longer on offer. Do you know of something similar?",
  },
  sent: {
    listing: {
      heading: "Your request is on its way to {{agent}}",
      text: "They answer you themselves. We have sent a confirmation to your e-mail address; if it is not there in a few minutes, look among your spam.",
    },
    operator: {
      heading: "We have your message",
      text: "A person reads it and answers you. We have sent a confirmation to your e-mail address; if it is not there in a few minutes, look among your spam.",
    },
    again: "Write another message",
  },
  honeypot: "Leave this empty",
  errors: {
    nameRequired: "Your name is required",
    nameLinks: "Give your name without a web address",
    emailRequired: "E-mail is required",
    invalidEmail: "Invalid email",
    phoneNeeded: "A telephone number is needed to call you",
    invalidPhone: "This is not a telephone number. Write it with its digits, as in 02 123 45 67.",
    topicRequired: "Choose what it is about",
    messageRequired: "Write a message",
    messageLinks: "Keep to three links at most",
    tooLong: "This is too long",
    tooQuick: "That was very quick. Please look it over and send it once more: what you filled in is still here.",
    stale: "This page had been open for a long time. Nothing is lost: please send it once more.",
    tooMany_one:
      "Several messages have come from you in a short while. Nothing is lost: please send it again in a minute.",
    tooMany_other:
      "Several messages have come from you in a short while. Nothing is lost: please send it again in {{count}} minutes.",
    unavailable: "We can’t take your message just now. Nothing is lost: please send it again in a minute.",
    failed: "Something went wrong. Please try again later. What you filled in is still here.",
  },
};
