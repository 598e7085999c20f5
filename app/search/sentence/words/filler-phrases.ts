import { fold } from "#app/places/fold.ts";
import { commonWords } from "./common-words.ts";

/** Words that only hold a sentence together; what they say, the page says anyway. */
export const fillers = new Set([
  ...commonWords,
  ...fold(
    `communes gemeenten municipalities villages villes cities towns steden dorpen
     built bebouwd bebouwde bati batis batie baties abstenir onthouden goedendag goeiendag goeiedag ne nen omg nr
     not no nor neither niet geen noch ni sauf far loin ver
     travaille travaillons travaillant travaillent bosse bosser viens venons vient werkt werken afkomstig works
     student students retired retiree pensioner pensioners investor investors commuter commuters expat expats buyer buyers renter renters startup start-up colleague boss sister brother cousin fully well nicely newlyweds young professional professionals etudiant etudiants etudiante etudiantes retraite retraites retraitee pensionne pensionnes investisseur investisseurs navetteur navetteurs entrepreneur entrepreneurs independant jeune jeunes soeur frere entierement totalement gepensioneerd gepensioneerde gepensioneerden belegger beleggers investeerder investeerders pendelaar pendelaars ondernemer ondernemers zelfstandige zelfstandigen jong jonge zus broer helemaal volledig
     wife husband girlfriend boyfriend fiance partner spouse baby mum mom dad femme mari copine copain compagne compagnon conjoint epouse epoux bebe maman papa vrouw echtgenoot echtgenote vriendin vriend partner baby mama papa hond facing tegen zuiden noorden oosten westen orienté oriente orientee
     negociable negotiable bieden onderhandelbaar reduced privatif privative privatifs zaakvoerder gerant zoekertje zoekertjes newly converted power links proximite proximity nabijheid vrij access elderly build qq qqch qqchose chez-soi trucs truc iets ietsje eentje asap
     um umm uh uhh uhm er erm hmm mm euh heu eh ah oh ben bah hein voila bon hey hé yo coucou hallo bjr slt yeah yep nope pls plz thx ty stp please pretty gimme lemme wanna gonna gotta fyi etc enz bv bvb bijv evt mss eg ie aka tia mvg cdlt
     google siri alexa quartier basically actually literally honestly hopefully desperately quickly soon fast today tonight tomorrow'ish somehow somebody anybody everybody folks guys friends mate sir madam
     cosy cozy bright sunny quiet calm comfortable charming elegant stylish decent proper clean tidy safe pleasant modern contemporary attractive gorgeous stunning amazing fantastic huge tiny roomy medium mid-size medium-sized compact cute perfect typical simple basic normal regular standard classic clear well-located well-situated well-connected centrally ideally conveniently easily easy convenient accessible reachable central preferred ideal nearby somewhere
     calme lumineux lumineuse lumineuses ensoleille ensoleillee moderne modernes agreable agreables charmant charmante cosy coquet coquette propre correct correcte confortable confortables tranquille pratique accessible accessibles central centrale classique simple simples idealement facilement quelque-part disons mettons voire genre style histoire pourquoi actuellement rapidement vite bientot aujourd'hui parfait parfaite raisonnable raisonnables
     rustig rustige licht lichte lichtrijk lichtrijke zonnig zonnige modern moderne knus knusse charmant charmante aangenaam aangename degelijk degelijke proper propere net nette comfortabel comfortabele bereikbaar bereikbare toegankelijk toegankelijke vlot vlotte makkelijk makkelijke gemakkelijk centraal centrale praktisch praktische eenvoudig eenvoudige snel vandaag zeg zeggen pakweg zowat hopelijk perfect perfecte ideaal ideale redelijk redelijke
     town towns city cities village category kind address postcode zip state status object details features wishes wish criteria requirement
     ville villes village categorie adresse criteres critere exigences souhait objet statut
     stad steden plaats plaatsen dorp soort categorie adres criteria vereisten wens object deal transactie transaction transactions
     ones parents mother father son daughter ouders moeder vader zoon dochter mere pere fils fille unitje affordable abordable abordables betaalbaar betaalbare
     family families couple couples kids children colleagues colleague staff direct directly alone single latest posted added published placed occupied limit
     start starting started startup opening opened run running move moving moved relocate relocating grow growing expand expanding urgent require requires required requirement requirements requested request seeks hunting hunt after about regarding concerning options option suggestions suggestion ideas idea opportunity opportunities possible possibly able around least most more less much many few other another every each both either neither than then if unless because while during until before after
     go going come coming live living stay staying work working use used using make making put keep let's know wondering curious hear see check happy glad sorry yes ok okay
     whole entire complete first sort sorted order listed someone anyone being been were will shall should might must let's also too very quite really still already yet here now currently ideal able think thinking hoping hope love own ourselves myself together along urgently asap kind sort type such
     a an the w re ve ll in at near nearby around close next to of for with and or on by from within into as is are be am was it its there this that these those
     i im we my our you your me us he she they their who what where when which how any some all something anything
     looking look search searching seeking seek find finding found want wants wanting need needs needed would like could can may please thanks thank hi hello hey dear good morning
     show tell give get have has had lets interested preferably ideally about
     small big large spacious included inclusive compris comprise inclus incluse inbegrepen inclusief petit petite petits petites grande grands grandes spacieux spacieuse klein kleine groot grote ruim ruime
     do does above upstairs erboven boven bovenliggend bovenliggende along langs langsheen long dessus
     nice lovely beautiful but so then just only rather maybe perhaps ideal suitable between wanted tenant team new nieuw nieuwe nouveau nouvel nouvelle great good client clients klant klanten company place places property properties real estate realestate space spaces premises unit units surface area areas region district size located location listing listings
     per month year euro eur m2 sqm charges costs vat tax kosten lasten btw tva provision provisions asking price prices budget available offer offers anywhere everywhere wherever somewhere m
     loyers souhaiterais souhaiterait souhaiterions souhaitons souhaitent desirerais desirons chercherais cherchent cherchant recherchant recherchent trouverais visiter visite acheteur acheteurs preneur famille familles couple couples enfants collegues collegue seul seule seuls derniere derniers dernieres publie publies publiee publiees ajoute ajoutes ajoutee ajoutees mis mise mises parus parues direct
     etre etant etait ete suite afin selon pendant depuis jusque meme memes tel telle tels telles chaque plusieurs quelques certains autre autres personne rien ici la-bas alors puis ensuite vraiment simplement uniquement surtout notamment environs possible possibles urgent urgence demande demandes projet installer demenager demenageons demenage ouvrir ouvre lancer besoin idealement interesse interesses interessee souhaits voulu
     aurais aurait aurions aimerais aimerait voudrait pourrais pourriez pourrait serais serions faudrait faut auriez avais entier entiere complet complete comme grand tri trier trie tries triees classe classes d'abord abord premier lieu quartiers moyen moyenne besoins voici dont ainsi car lorsque aussi encore deja toujours tres assez bien plutot eventuellement
     un une des de d du la le les l au aux à en dans près proche proches autour alentours environs environ vers par pour avec et ou où sur chez sans y t il elle on nous je j vous ils mon ma mes notre nos votre vos son sa ses ce cet cette ces qui que qu quoi quel quelle quels quelles est sont suis serait a ai as avez avons ont
     beau beaux bel belle belles joli jolie sympa super
     mais donc alors juste seulement plutôt idéalement entre habitable habitables utile utiles pas trop cote
     sommes equipe
     locataire
     plus cherche cherchons recherche recherchons cherchez chercher rechercher trouver trouvez trouve voudrais voudrions veux voulons souhaite souhaitons aimerais aimerions désire désirons besoin souhaitez pouvez peut peux montrez montrer moi svp plait merci bonjour bonsoir salut madame monsieur si s'il
     bien biens immobilier immobiliers immobilière immo annonce annonces situé située situe quartier commune région secteur zone local locaux espace espaces lieu quelque chose disponible prix loyer superficie remettre dès partout importe
     gezin gezinnen koppel koppels kinderen collega collegas alleen direct rechtstreeks vast vaste permanent permanente nieuwste laatste recentste geplaatst geplaatste gepubliceerd gepubliceerde toegevoegd toegevoegde aangeboden koper kopers zoekend zoekende
     worden wordt werd werden geworden hen hun hem haar zich men iemand niets iedereen elk elke ieder iedere andere ander sommige enkele meerdere veel weinig meer minder toch echt gewoon vooral namelijk momenteel binnenkort misschien mogelijk mogelijke dringend vraag vragen verhuizen verhuis verhuist opstarten starten openen vestigen uitbreiden behoefte interesse geinteresseerd hopelijk wensen wenst
     hele heel volledig volledige gans ganse eerst bovenaan vooraan sorteer gesorteerd staat staan moeten zouden hadden had graag heel erg nogal best wel nog al reeds want zodat waarbij daar hier zoals eventueel bij voorkeur voorkeur graag zelf eigen jullie dringend uiteraard gelieve
     een de het in te ten ter bij rond rondom aan nabij naar van voor met en of op om uit door tussen dicht dichtbij vlakbij omgeving omstreken buurt regio gemeente streek der den dat die deze dit er is zijn ben bent was zou wil willen wilt kan kunnen kunt mag moet moeten heb hebben heeft mijn ons onze uw je jij u ik wij we jullie mij wie wat waar hoe welke iets alle alles ook graag aub alsjeblieft alstublieft dank bedankt hallo dag goeiedag beste goedemorgen
     huurder maar dus dan enkel alleen eerder liefst bewoonbaar bewoonbare
     leuk leuke mooi mooie gezellig gezellige
     zoek zoeken zoekt gezocht vind vinden gevonden nodig toon tonen wens wensen gelegen
     prov pand panden vastgoed eigendom eigendommen immo ruimte ruimtes lokaal lokalen oppervlakte beschikbaar prijs huurprijs overal ergens eender`,
  ).split(" "),
]);

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
  a lot of, a lot more, quite a lot, dear sir or madam, dear sir, dear sirs, dear madam, dear sir madam, sir or madam, to whom it may concern, kind regards, kindest regards, best regards, warm regards, with kind regards, yours sincerely, yours faithfully, best wishes, thanks a lot, thank you a lot, thanks in advance, thank you in advance, many thanks,
  bonjour madame monsieur, madame monsieur, messieurs, chers messieurs, chère madame, cher monsieur, bien à vous, bien cordialement, cordialement, meilleures salutations, salutations distinguées, sincères salutations, merci d'avance, d'avance merci, en vous remerciant, dans l'attente de votre réponse,
  heer mevrouw, mevrouw mijnheer, mevrouw meneer, geachte heer mevrouw, geachte mevrouw mijnheer, geachte heer of mevrouw, geachte heer, geachte mevrouw, beste mevrouw, beste heer, met vriendelijke groeten, met vriendelijke groet, vriendelijke groeten, vriendelijke groet, hartelijke groeten, alvast bedankt, bij voorbaat dank, alvast dank, in afwachting van uw antwoord,
  en plein centre, en plein centre de, en plein coeur de, en plein cœur de, in het hartje van, in hartje, in the heart of, au coeur de, au cœur de,
  tout compris, tout inclus, tous frais compris, all inclusive, all included, everything included, bills inclusive, alles inbegrepen, alles in, all-in prijs, business premises, business space, business property, commercial property, de standing, de bon standing, mis en ligne, mise en ligne, mises en ligne, en ligne, online, long term, à long terme, sur le long terme, lange termijn, op lange termijn, charges comprises, charges incluses, cc, hors charges, hc, hors tva, htva, tvac, toutes charges comprises, charges included, charges excluded, including charges, excluding charges, all in, all-in, bills included, incl, excl, plus charges,
  kosten inbegrepen, inclusief kosten, exclusief kosten, incl kosten, excl kosten, excl btw, incl btw, exclusief btw, kosten niet inbegrepen, vaste kosten inbegrepen,
  recently listed, recently published, recently added, newly listed, just listed, récemment publié, récemment publiés, récemment publiée, récemment publiées, récemment mis en ligne, récemment ajoutés, récemment parus, onlangs geplaatst, onlangs toegevoegd, recent toegevoegd, recent geplaatst, recent online, voor de deur, devant la porte, in front of the door, looking for, in search of, on the market, à la recherche de, je suis à la recherche de, à la recherche d'un, op zoek naar, ben op zoek naar, op de markt, as soon as, such as, courte durée, longue durée, short term, short stay, korte termijn, korte duur, immobilier commercial, commercieel vastgoed, to open, to start, in order to, pour ouvrir, pour y ouvrir, on top, en cours, pas trop cher, pas trop chère, pas trop chers, niet te duur, not too expensive, om te openen, om te starten, newest, latest, most recent, les plus récents, les plus récentes, nieuwste, recentste,
  province of, province de, province d', province du, provincie, province, s'il vous plaît, y a t il, est-ce que, qu'est-ce que, a t on, peut-on`;

/** Said of what changes hands with its business, or of a tenant that may be there or not: no filter compares it, and the visitor is told. */
export const toldPhrases =
  "salle de sport, salle de fitness, sportzaal, EU institutions, European institutions, institutions européennes, Europese instellingen, to take over, à reprendre, right bank, partly let, partly vacant, partially let, partially vacant, some vacancy, with some vacancy, deels leeg, deels verhuurd, gedeeltelijk leeg, gedeeltelijk verhuurd, partiellement loué, partiellement louée, partiellement loués, partiellement vide, partiellement libre, en partie loué, en partie louée, en partie loués, let or vacant, vacant or let, let or not, loué ou libre, loués ou libres, louée ou libre, libre ou loué, libres ou loués, occupé ou libre, libre ou occupé, verhuurd of vrij, vrij of verhuurd, verhuurd of leeg, verhuurd of niet, over te nemen, overnemen, salle de bain privative, salle de bain privée, salle de bains privative, salle de bains privée, salle d'eau privative";

/** Where somebody comes from, outside of what is searched in. */
export const originPhrases =
  "uit spanje, uit italie, uit frankrijk, uit duitsland, uit nederland, uit engeland, uit portugal, uit polen, uit roemenie, uit bulgarije, uit marokko, uit turkije, uit oekraine, uit griekenland, uit amerika, uit india, uit china, uit canada, uit zweden, uit hongarije, uit syrie, uit congo, uit het buitenland, from spain, from italy, from france, from germany, from the netherlands, from holland, from england, from the uk, from portugal, from poland, from romania, from bulgaria, from morocco, from turkey, from ukraine, from greece, from america, from the us, from the usa, from india, from china, from canada, from sweden, from hungary, from abroad, from ireland, from japan, d'espagne, d'italie, d'allemagne, d'angleterre, d'ukraine, d'inde, venant de france, venant de roumanie, venant de pologne, venant de grece, venant de suede, venant de chine, venant du portugal, venant du maroc, venant du canada, venant du japon, venant des pays-bas, venant d'espagne, venant d'italie, venant d'allemagne, venant d'angleterre";

/** Left as it is: not understood, and no place either. */
export const plainPhrases = `
  semi-remorque, semi-remorques, dog friendly, dog-friendly, pet friendly, pet-friendly, pets allowed, main street, top floor, dernier étage, dernière étage, bovenste verdieping, hoogste verdieping, haut standing, clé sur porte, building plot, building land, terrain à bâtir, single storey, sleutel op de deur, ville basse, côte belge, belgian coast, sea side, seaside, belgische kust, triple net, near me, close to me, around me, près de chez moi, près de moi, autour de moi, chez moi, in mijn buurt, bij mij in de buurt, dicht bij mij, plain-pied, ground floor, rez-de-chaussée, rez, salle de réunion, salles de réunion, vue sur mer, vue mer, vues mer, profession libérale, vrij beroep, vrije beroep, vrije beroepen, professions libérales, open space, sea view`;
