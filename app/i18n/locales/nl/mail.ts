import type en from "../en/mail.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  hello: "Dag {{name}},",
  helloNobody: "Dag,",
  contact: "Vragen? Beantwoord deze e-mail of bel {{phone}}.",
  deletionRequested: {
    subject: "Uw account is gesloten en wordt gewist",
    preview: "Op {{date}} wordt uw account bij {{site}} definitief gewist. Tot dan kan het worden hersteld.",
    heading: "Uw account is gesloten",
    closed:
      "Uw account bij {{site}} werd op {{today}} gesloten. U bent overal afgemeld en niemand kan zich er nog mee aanmelden.",
    erasedHeading: "Op {{date}} wordt het gewist",
    erased:
      "Dan wissen wij definitief uw e-mailadres en wachtwoord, uw naam en telefoonnummer, uw verbindingsgeschiedenis, uw selectie en uw voorkeuren.",
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
} satisfies SameTexts<typeof en>;
