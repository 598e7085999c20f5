/** The contact page, and the request on a listing's page. */
export default {
  page: {
    title: "Contact",
    description: "Contact {{site}}: address, email, phone, opening hours and languages.",
    heading: "Contact us",
    lead: "A question about a search, a listing or this site? We answer in English, French or Dutch.",
    about: "For a question about a particular property, use the form on its page: it goes directly to the agent.",
    mail: "Email",
    phone: "Phone",
    address: "Address",
    hours: "Opening hours",
    languages: "Languages",
    spoken: "English, French and Dutch",
    manyDays: "{{first}} to {{last}}",
    twoDays: "{{first}} and {{last}}",
    fromTo: "{{from}}–{{to}}",
    closed: "closed",
    steps: {
      heading: "How it works",
      first: { title: "Describe what you need", text: "One sentence is enough: type, location, size and budget." },
      second: {
        title: "Compare properties",
        text: "Price, size and energy label side by side, in the usual units.",
      },
      third: {
        title: "Contact the agent",
        text: "Your enquiry goes directly to the agent who offers the property. We are not party to the transaction.",
      },
    },
    role: "{{site}} connects people looking for property with those who offer it. It does not market properties itself and is not party to any lease or sale.",
  },
  fields: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    topic: "Subject",
    choose: "Choose",
    message: "Your message",
    copy: "Send me a copy of my message",
  },
  way: { legend: "How would you like to be contacted?", email: "By email", phone: "By phone" },
  topics: {
    looking: "I am looking for a property",
    offering: "I have a property to offer",
    listing: "A listing on this site",
    account: "My account",
    privacy: "My personal data",
    other: "Something else",
  },
  visit: {
    wish_one: "I would like to arrange a viewing",
    wish_other: "I would like to arrange viewings",
    days: "Preferred days",
    parts: "Preferred time",
    open: "Leave blank if any day or time suits you.",
    anyTime: "any day, any time",
    /** After days: “Monday or Friday, in the morning”. */
    during: { morning: "in the morning", afternoon: "in the afternoon", evening: "after 17:00" },
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
    heading: "Contact the agent about this property",
    headingSimilar: "Ask the agent about similar properties",
    headingAgency: "Contact {{agent}}",
    goesTo: "Your enquiry goes to",
    points: {
      nobodyElse: "No other agent receives it.",
      answer: "The agent replies by email or phone, as you prefer.",
      confirmation: "You receive a confirmation by email immediately.",
    },
    similar: "This property is no longer available. The agent may have others that suit you.",
    call: "Or call {{phone}}",
    submit: "Send my enquiry",
  },
  operator: { heading: "Send us a message", submit: "Send my message" },
  sending: "Sending",
  consent: {
    listing:
      "By sending this form, you share these details with {{agent}} to get a reply; {{site}} keeps them for two years at most. See our {{privacy}}.",
    operator:
      "By sending this form, you share these details with {{site}}, which uses them to reply and keeps them for two years at most. See our {{privacy}}.",
    privacy: "privacy policy",
  },
  suggestion: {
    ask: "I am interested in the property “{{title}}” (reference {{reference}}) and would like to know more about it.",
    underOption:
      "I am interested in the property “{{title}}” (reference {{reference}}), which is under offer. Please let me know if it becomes available again.",
    similar:
      "I was interested in the property “{{title}}” (reference {{reference}}), which is no longer available. Do you have something similar?",
    withdrawn:
      "I was interested in the property with reference {{reference}}, which is no longer on the market. Do you have something similar?",
  },
  sent: {
    visit: "Viewing requested: {{when}}",
    listing: {
      heading: "Your enquiry has been sent to {{agent}}",
      text: "The agent will reply to you directly. We have sent a confirmation to your email address; if it has not arrived in a few minutes, check your spam folder.",
    },
    operator: {
      heading: "We have received your message",
      text: "We will reply as soon as possible. We have sent a confirmation to your email address; if it has not arrived in a few minutes, check your spam folder.",
    },
    again: "Send another message",
  },
  honeypot: "Leave this empty",
  errors: {
    nameRequired: "Enter your name",
    nameLinks: "Enter your name without a web address",
    emailRequired: "Enter your email address",
    invalidEmail: "This email address is incomplete or contains a mistake. Example: name@example.be.",
    phoneNeeded: "Enter a phone number, or choose a reply by email",
    invalidPhone: "This is not a valid phone number. Enter it in digits, for example 02\u00a0123\u00a045\u00a067.",
    topicRequired: "Choose a subject",
    messageRequired: "Write a message",
    messageLinks: "Use no more than three links",
    tooLong: "This text is too long. Please shorten it.",
    tooQuick: "The form was sent very quickly. Please check it and send it again: your entries have been kept.",
    stale: "This page was open for a long time. Please send the form again: your entries have been kept.",
    tooMany_one:
      "You have sent several messages in a short time. Please try again in a minute: your entries have been kept.",
    tooMany_other:
      "You have sent several messages in a short time. Please try again in {{count}} minutes: your entries have been kept.",
    tooManyAtOnce_one:
      "You can send only one more enquiry for now. Please choose one property, or try again later: your entries have been kept.",
    tooManyAtOnce_other:
      "You can send only {{count}} more enquiries for now. Please choose fewer properties, or try again later: your entries have been kept.",
    unavailable:
      "We can’t accept your message at the moment. Please try again in a minute: your entries have been kept.",
    failed:
      "Something went wrong. Please try again in a few minutes; if it happens again, call or email us. Your entries have been kept.",
  },
};
