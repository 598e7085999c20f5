import type { Character } from "../../spots/spot.ts";
import type { Whereabouts } from "../../whereabouts.ts";
import type { Ways } from "../telling.ts";
import { capital, inside } from "./words.ts";

/** Ce qui vaut pour chaque adresse du quartier, en une phrase. */
const sentences: Record<Character, (at: Whereabouts) => Ways> = {
  "european-quarter": () => [
    "La Commission, le Parlement et le Conseil sont accessibles à pied, tout comme les cabinets d’avocats et les fédérations qui travaillent avec eux.",
    "Ambassades, fédérations et cabinets d’avocats forment le voisinage, et le parc du Cinquantenaire se prête aux pauses de midi.",
    "C’est l’adresse que choisissent les organisations en contact quotidien avec les institutions européennes.",
    "Le soir, le quartier se vide moins qu’autrefois : les restaurants de la place du Luxembourg et de la place Jourdan sont à deux pas.",
  ],
  "tower-district": () => [
    "Banques, opérateurs télécoms et ministères se partagent ce quartier de tours, où cantines, salles de sport et commerces ont suivi.",
    "Tout s’est construit ici autour de la gare : on y vient en train de tout le pays.",
    "Le quartier change vite : logements et hôtels s’installent désormais entre les tours de bureaux.",
    "La rue Neuve et ses magasins commencent là où finissent les tours.",
  ],
  avenue: (at) => [
    "Les trams s’arrêtent à proximité et les cafés, restaurants et hôtels ne manquent pas pour recevoir des clients.",
    "Le cadre est élégant sans être guindé : avocats, family offices et studios de création s’y côtoient.",
    at.region === "brussels" &&
      "Boutiques, terrasses et bois de la Cambre en font l’un des endroits les plus agréables où travailler à Bruxelles.",
    `Une adresse ${inside(at.area)} que les clients trouvent sans peine.`,
  ],
  "historic-centre": (at) => [
    "Façades anciennes, théâtres et restaurants à la porte : les collaborateurs viennent volontiers au bureau.",
    "La desserte en transports publics est excellente et, à midi, tout se fait à pied.",
    `Peu de bureaux se libèrent ${inside(at.area)} dans cet état.`,
    "Les rues voisines sont animées en journée et assez calmes pour bien travailler.",
  ],
  "station-district": (at) => [
    "Entre la gare, les bus et les pistes cyclables, presque personne n’a besoin d’une voiture.",
    "Les abords de la gare sont devenus l’un des sites de bureaux les plus recherchés de la ville.",
    `Les entreprises s’installent ${inside(at.area)} parce que leurs équipes viennent en train.`,
    "Sandwicheries, supermarché et hôtels se trouvent au coin de la rue.",
  ],
  "green-boulevard": () => [
    "C’est le côté vert de la ville : larges avenues, parcs tout proches et accès rapide à l’autoroute.",
    "Métro et bus s’arrêtent à proximité, et ceux qui viennent en voiture évitent le centre.",
    "Un cadre résidentiel et calme, que beaucoup d’entreprises préfèrent aujourd’hui à l’agitation du centre.",
    "Sièges sociaux et sociétés de services se sont établis de longue date le long de ces avenues arborées.",
  ],
  "ring-boulevard": (at) => [
    "On rejoint le ring en quelques minutes, et l’immeuble est aussi accessible en bus et à vélo.",
    "Une situation bien visible sur l’un des grands axes d’entrée de la ville, entre hôtels, bureaux et concessions automobiles.",
    `Le long de cet axe, les bureaux ${inside(at.area)} allient accès facile et stationnement.`,
  ],
  "business-park": () => [
    "Le parc d’affaires est aménagé avec arbres, plans d’eau et sentiers ; il compte une crèche et plusieurs adresses pour déjeuner.",
    "Sociétés internationales, bureaux d’ingénieurs et prestataires informatiques forment le voisinage.",
    "Un site choisi par des entreprises dont les visiteurs viennent en voiture ou en avion.",
    "Des navettes relient le parc à la gare la plus proche aux heures de pointe.",
  ],
  "science-park": () => [
    "Laboratoires, spin-offs et bureaux d’études partagent le site avec les équipes de recherche de l’université.",
    "Un environnement jeune et technique, où le recrutement est plus facile qu’ailleurs.",
    "Le campus est vert et ouvert, avec des installations sportives à portée de main.",
    "Les voisins sont actifs dans les sciences du vivant, le logiciel et les technologies propres.",
  ],
  riverside: () => [
    "L’eau est au bout de la rue, avec un chemin de halage pour la promenade de midi.",
    "Une partie de la ville profondément rénovée, où services publics et nouveaux logements bordent le fleuve.",
    "Administrations et sociétés de services sont les voisins de cette rive.",
  ],
  "new-district": () => [
    "Bureaux, logements, commerces et écoles y ont été pensés ensemble, et cela se voit dans les rues.",
    "Un quartier construit ces vingt dernières années : larges trottoirs, places et restaurants au rez-de-chaussée.",
    "Les immeubles y sont récents et bien isolés, et tout se fait facilement à pied.",
  ],
  "town-centre": (at) => [
    "Commerces, banques et services communaux sont à portée de main.",
    `Une adresse pratique ${inside(at.area)}, facile à trouver et facile d’accès.`,
    "Les visiteurs trouvent à se garer dans les rues voisines.",
    "Le quartier mêle habitations, cabinets et petites entreprises.",
  ],
  kirchberg: () => [
    "Institutions européennes, grandes banques et cabinets d’audit sont tous sur le plateau, que le tram parcourt d’un bout à l’autre.",
    "La Philharmonie, les commerces et le funiculaire font du plateau bien plus qu’un quartier de bureaux.",
    "Le tram relie le plateau au centre-ville et à la gare toutes les quelques minutes.",
  ],
  "banking-centre": () => [
    "Banques privées, études d’avocats et fiduciaires ont leur siège dans ces rues.",
    "Le tram, la Grand-Rue et le parc municipal sont à quelques pas.",
    "Une adresse établie, au cœur du quartier financier de la capitale.",
  ],
  "logistics-park": () => [
    "Le site se trouve dans un zoning établi de transport et de distribution, où les camions circulent jour et nuit.",
    "Messageries, distributeurs alimentaires et transporteurs y travaillent déjà.",
    "L’accès évite toute habitation ; les camions peuvent manœuvrer et attendre sur place.",
  ],
  port: () => [
    "Terminaux et agents maritimes sont les voisins immédiats ; les quais sont à quelques minutes.",
    "Le port réunit au même endroit la mer, les voies navigables, le rail et la route.",
    "Dans cette partie du port, l’activité est autorisée jour et nuit.",
  ],
  "air-cargo": () => [
    "Le terminal de fret est à côté, et l’aéroport traite les marchandises de jour comme de nuit.",
    "Transporteurs express et distributeurs pharmaceutiques se sont regroupés autour de la piste.",
    "Pour des marchandises qui voyagent par avion, il y a peu de meilleurs endroits dans la région.",
  ],
  canal: () => [
    "La voie d’eau longe le zoning : les marchandises peuvent aussi arriver et repartir par barge.",
    "Un site industriel de longue tradition au bord de l’eau, renouvelé bâtiment par bâtiment.",
    "Matériaux de construction, recyclage et distribution se partagent le zoning.",
  ],
  "business-zone": (at) => [
    "Entrepreneurs, grossistes et ateliers forment le voisinage, et une camionnette qui part à six heures ne dérange personne.",
    `Une zone d’activités bien entretenue ${inside(at.area)}, facile d’accès pour le personnel et les fournisseurs.`,
    "Presque tout est occupé dans la zone ; les unités libres y sont l’exception.",
    "L’accès est simple pour les camionnettes et les camions, sans traverser le centre.",
  ],
  "prime-street": () => [
    "Les enseignes internationales s’y succèdent vitrine contre vitrine, et le passage est l’un des plus élevés du pays.",
    "Le samedi, la rue est noire de monde : on ne saurait être mieux vu.",
    "Enseignes nationales et internationales occupent les deux côtés de la rue, et une vitrine vide trouve vite preneur.",
  ],
  "shopping-street": () => [
    "La rue mêle enseignes connues et commerces indépendants installés de longue date.",
    "On y passe toute la semaine, et les terrasses animent la rue jusqu’en fin d’après-midi.",
    "Le taux d’inoccupation y est faible et les loyers se tiennent bien.",
    "Un parking public et plusieurs arrêts de bus se trouvent à deux minutes à pied.",
  ],
  "local-street": (at) => [
    "Boulangerie, pharmacie et banque sont à quelques portes, ce qui amène chaque jour des clients.",
    `Une clientèle d’habitués ${inside(at.area)} et un stationnement facile dans la rue.`,
    "Les habitants du quartier font leurs courses quotidiennes dans ces rues.",
  ],
  seaside: () => [
    "Le commerce y vit toute l’année et culmine les week-ends ensoleillés et pendant les congés scolaires.",
    "La digue est à deux rues, et chaque visiteur de la station finit par passer ici.",
    "Les propriétaires de secondes résidences forment une clientèle fidèle, qui prend son temps.",
  ],
  "retail-park": () => [
    "La route connaît chaque jour un trafic important et l’enseigne se voit de loin.",
    "Meuble, bricolage, sport et alimentation se côtoient ici autour d’un parking commun.",
    "Un emplacement éprouvé pour les grandes surfaces, avec une large zone de chalandise et un accès aisé dans les deux sens.",
  ],
  "shopping-centre": () => [
    "Un supermarché et plusieurs enseignes de mode attirent du monde toute la semaine.",
    "Le centre dispose de son propre parking, ouvre plus tard le vendredi et organise des animations.",
    "Peu de cellules sont vides dans le centre ; celle-ci se libère par le départ d’un locataire.",
  ],
  city: (at) => [
    "Commerces, écoles et transports publics sont à quelques minutes à pied.",
    `Vivre ${inside(at.area)}, c’est avoir tout à portée de main, sans voiture.`,
    "La rue est calme, alors que l’animation de la ville commence au coin.",
    "Un quartier vivant, avec ses cafés, son marché hebdomadaire et un parc non loin.",
  ],
  "leafy-suburb": (at) => [
    "Un quartier vert et résidentiel, avec de bonnes écoles et des clubs de sport à proximité.",
    `Les familles apprécient cette partie de la ville, ${inside(at.area)} : rues calmes, arbres, et le centre tout près.`,
    "Tram et bus mènent au centre ; la forêt et les parcs ne sont pas loin non plus.",
  ],
  town: (at) => [
    "Commerces, écoles et bibliothèque sont accessibles à pied ou à vélo.",
    `Un quartier agréable ${inside(at.area)}, proche de tout et pourtant calme.`,
    "La place du marché, les écoles et le centre sportif se rejoignent à vélo en un rien de temps.",
  ],
  village: (at) => [
    `${capital(inside(at.area))}, on vit au calme, entre champs et sentiers, les commerces quotidiens à quelques minutes en voiture.`,
    "L’école du village, la boulangerie et l’arrêt de bus sont tout près ; pour le reste, c’est le calme.",
    "Ici, les voisins se connaissent encore et les enfants vont à l’école à vélo.",
    "La campagne commence au bout de la rue.",
  ],
  coast: () => [
    "La plage et la digue sont accessibles à pied, le tram de la côte s’arrête à proximité.",
    "L’air marin, des commerces et des restaurants toute l’année : pour les vacances ou pour de bon.",
    "Quelques minutes à pied, et vous voilà sur le sable.",
  ],
};

export function describeArea(at: Whereabouts): Ways {
  return sentences[at.character](at);
}
