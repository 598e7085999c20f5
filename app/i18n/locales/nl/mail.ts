import type en from "../en/mail.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  hello: "Dag {{name}},",
  helloNobody: "Dag,",
  contact: "Vragen? Beantwoord deze e-mail of bel {{phone}}.",
  contactRequest: {
    subject: {
      ask: "{{name}} heeft een vraag over {{title}} ({{reference}})",
      visit: "{{name}} wil {{title}} bezoeken ({{reference}})",
      operator: "{{topic}}: een bericht van {{name}}",
    },
    heading: {
      ask: "Een vraag over uw pand",
      visit: "Een aanvraag voor een bezoek",
      operator: "Een bericht van {{name}}",
    },
    intro: "{{name}} schreef u via {{site}}:",
    name: "Naam",
    email: "E-mail",
    phone: "Telefoon",
    way: "Krijgt graag antwoord",
    ways: { email: "per e-mail", phone: "per telefoon" },
    visit: "Bezoek",
    anyTime: "om het even wanneer",
    language: "Schrijft in het",
    reply: "Per e-mail antwoorden",
    call: "Bel {{phone}}",
    listing: "Uw pand",
    note: "{{site}} geeft aanvragen door en komt verder niet tussen. Gebruik deze gegevens enkel om deze aanvraag te beantwoorden.",
    contact: "Een antwoord op deze e-mail gaat naar {{name}}.",
  },
  contactConfirmation: {
    subject: { agent: "Uw aanvraag over {{title}}", operator: "Wij hebben uw bericht goed ontvangen" },
    heading: { agent: "Uw aanvraag is onderweg", operator: "Wij hebben uw bericht goed ontvangen" },
    taken: {
      agent: "Op {{date}} gaven wij uw aanvraag door aan {{agent}}. Zij antwoorden u zelf, {{way}}.",
      operator: "Uw bericht van {{date}} is goed aangekomen. Iemand leest het en antwoordt u {{way}}.",
    },
    unanswered: "Na twee werkdagen nog niets gehoord? Bel {{agent}} op {{phone}}.",
    copy: "Wat u schreef",
    noCopy:
      "Uw tekst staat hier niet bij, want iedereen kan dit adres opgegeven hebben. Bent u aangemeld met een bevestigd adres, dan krijgt u een kopie.",
    listing: "Het pand waarover u schreef",
    notYou:
      "Hebt u dit niet verstuurd? Dan gaf iemand per vergissing uw adres op. Laat het ons weten en wij wissen de aanvraag.",
  },
  deletionRequested: {
    subject: "Uw account is gesloten en wordt gewist",
    preview: "Op {{date}} wordt uw account bij {{site}} definitief gewist. Tot dan kan het worden hersteld.",
    heading: "Uw account is gesloten",
    closed:
      "Uw account bij {{site}} werd op {{today}} gesloten. U bent overal afgemeld en niemand kan zich er nog mee aanmelden.",
    erasedHeading: "Op {{date}} wordt het gewist",
    erased:
      "Dan wissen wij definitief uw e-mailadres en wachtwoord, uw naam en telefoonnummer, uw verbindingsgeschiedenis, uw selectie, uw contactaanvragen en uw voorkeuren.",
    kept: "Uw bewaarde zoekopdrachten worden van u losgekoppeld en bewaard zonder uw naam of enig woord dat u intypte, om te weten wat er gezocht wordt.",
    backHeading: "Als u zich bedenkt",
    back: "Schrijf naar {{email}} of bel {{phone}} vóór {{date}}; dan herstellen wij het account zoals het was. Daarna kan niemand dat nog.",
    notYou: "Was u dit niet? Neem dan meteen contact met ons op.",
  },
  accountRestored: {
    subject: "Uw account is hersteld",
    preview: "U kunt zich weer aanmelden bij {{site}}.",
    heading: "Uw account is hersteld",
    restored:
      "Uw account bij {{site}} is weer open. Uw gegevens, bewaarde zoekopdrachten en selectie zijn zoals u ze achterliet.",
    signIn: "Meld u aan met hetzelfde e-mailadres en wachtwoord, of hetzelfde Google-account, als voordien.",
    login: "Aanmelden",
    notYou: "Had u dit niet verwacht? Neem dan meteen contact met ons op.",
  },
  newPlaces: {
    subjectNew: "Nieuw: {{figures}}",
    subjectDrop: "Prijsdaling: {{figures}}",
    subjectSearch: "{{found}}: {{search}}",
    subjectSearches: "{{found}} voor {{count}} van uw bewaarde zoekopdrachten",
    new_one: "{{formatted}} nieuw pand",
    new_other: "{{formatted}} nieuwe panden",
    drop_one: "{{formatted}} pand in prijs gedaald",
    drop_other: "{{formatted}} panden in prijs gedaald",
    both: "{{news}} en {{drops}} in prijs gedaald",
    intro: {
      instant: "Net binnen, voor wat u zoekt.",
      daily: "De vondsten van vandaag voor wat u zoekt.",
      weekly: "De vondsten van deze week voor wat u zoekt.",
    },
    shown: "{{found}}, waarvan hier de eerste {{shown}}.",
    above: "Hierboven al getoond, en ook door deze zoekopdracht gevonden: {{titles}}.",
    was: "voorheen {{price}}",
    from: "{{distance}} van {{place}}",
    all: "Bekijk alle {{formatted}} panden",
    change: "Deze zoekopdracht aanpassen",
    lessOften: { daily: "Minder vaak (één keer per dag)", weekly: "Minder vaak (één keer per week)" },
    pause: "Pauzeren",
    reason:
      "U krijgt deze e-mail omdat u {{site}} vroeg om panden te melden die bij uw bewaarde zoekopdrachten passen.",
    unsubscribe: "Uitschrijven",
    searches: "Mijn bewaarde zoekopdrachten",
  },
} satisfies SameTexts<typeof en>;
