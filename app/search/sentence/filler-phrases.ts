import { fold } from "#app/places/fold.ts";

/** Words that only hold a sentence together; what they say, the page says anyway. */
export const fillers = new Set(
  fold(
    `a an the w re ve ll in at near nearby around close next to of for with and or on by from within into as is are be am was it its there this that these those
     i im we my our you your me us he she they their who what where when which how any some all something anything
     looking look search searching seeking seek find finding found want wants wanting need needs needed would like could can may please thanks thank hi hello hey dear good morning
     show tell give get have has had lets interested preferably ideally about
     nice lovely beautiful but so then just only rather maybe perhaps ideal suitable between wanted tenant team new nieuw nieuwe nouveau nouvel nouvelle great good client clients company place places property properties real estate realestate space spaces premises unit units surface area areas region district size located location listing listings
     per month year euro eur m2 sqm charges costs vat tax kosten lasten btw tva provision provisions asking price prices budget available offer offers anywhere everywhere wherever somewhere m
     un une des de d du la le les l au aux à en dans près proche proches autour alentours environs environ vers par pour avec et ou où sur chez sans y t il elle on nous je j vous ils mon ma mes notre nos votre vos son sa ses ce cet cette ces qui que qu quoi quel quelle quels quelles est sont suis serait a ai as avez avons ont
     beau beaux bel belle belles joli jolie sympa super
     mais donc alors juste seulement plutôt idéalement entre habitable habitables utile utiles pas trop cote
     sommes equipe
     locataire
     plus cherche cherchons recherche recherchons cherchez chercher rechercher trouver trouvez trouve voudrais voudrions veux voulons souhaite souhaitons aimerais aimerions désire désirons besoin souhaitez pouvez peut peux montrez montrer moi svp plait merci bonjour bonsoir salut madame monsieur si s'il
     bien biens immobilier immobiliers immobilière immo annonce annonces situé située situe quartier commune région secteur zone local locaux espace espaces lieu quelque chose disponible prix loyer superficie remettre dès partout importe
     een de het in te ten ter bij rond rondom aan nabij naar van voor met en of op om uit door tussen dicht dichtbij vlakbij omgeving omstreken buurt regio gemeente streek der den dat die deze dit er is zijn ben bent was zou wil willen wilt kan kunnen kunt mag moet moeten heb hebben heeft mijn ons onze uw je jij u ik wij we jullie mij wie wat waar hoe welke iets alle alles ook graag aub alsjeblieft alstublieft dank bedankt hallo dag goeiedag beste goedemorgen
     huurder maar dus dan enkel alleen eerder liefst bewoonbaar bewoonbare
     leuk leuke mooi mooie gezellig gezellige
     zoek zoeken zoekt gezocht vind vinden gevonden nodig toon tonen wens wensen gelegen
     prov pand panden vastgoed eigendom eigendommen immo ruimte ruimtes lokaal lokalen oppervlakte beschikbaar prijs huurprijs overal ergens eender`,
  ).split(" "),
);

/** A number behind one of these is a year. */
export const months = new Set(
  fold(
    `january february march april may june july august september october november december
     janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
     januari februari maart mei juni juli augustus oktober`,
  ).split(" "),
);

/** Said of a price, a lease or a wish without a filter behind it. */
export const idlePhrases = `
  charges comprises, charges incluses, cc, hors charges, hc, hors tva, htva, tvac, toutes charges comprises, charges included, charges excluded, including charges, excluding charges, all in, all-in, bills included, incl, excl, plus charges,
  kosten inbegrepen, inclusief kosten, exclusief kosten, incl kosten, excl kosten, excl btw, incl btw, exclusief btw, kosten niet inbegrepen, vaste kosten inbegrepen,
  looking for, in search of, on the market, à la recherche de, je suis à la recherche de, à la recherche d'un, op zoek naar, ben op zoek naar, op de markt, as soon as, such as, to take over, à reprendre, over te nemen, to open, to start, in order to, pour ouvrir, pour y ouvrir, du côté de, du côté d', du côté du, om te openen, om te starten, newest, latest, most recent, les plus récents, les plus récentes, nieuwste, recentste,
  province of, province de, province d', provincie, province, s'il vous plaît, y a t il, est-ce que, qu'est-ce que, a t on, peut-on`;

/** Left as it is: not understood, and no place either. */
export const plainPhrases = `
  near me, close to me, around me, près de chez moi, près de moi, autour de moi, chez moi, in mijn buurt, bij mij in de buurt, dicht bij mij, plain-pied, ground floor, rez-de-chaussée, rez, vue sur mer, profession libérale, vrij beroep, open space, sea view`;
