import type { AudienceWords } from "../audience.ts";

export const audience: AudienceWords = {
  "pied-a-terre": [
    "Idéal comme pied-à-terre ou comme premier logement.",
    "Une base pratique pour qui n’est en ville qu’une partie de la semaine.",
    "Facile à meubler et à entretenir : un premier chez-soi ou un pied-à-terre.",
  ],
  "first-home": [
    "La bonne taille pour une personne ou un couple, avec peu d’entretien.",
    "Un premier chez-soi, à une personne ou à deux.",
    "Assez petit pour s’entretenir vite, assez grand pour y vivre à deux.",
  ],
  "spare-room": [
    "La seconde chambre peut servir de bureau les jours de télétravail.",
    "Ami de passage, enfant ou bureau : la petite chambre laisse le choix.",
    "La distribution convient à un couple comme à une petite famille.",
  ],
  "family-flat": [
    "De quoi loger une famille qui préfère un appartement à une maison.",
    "Autant de chambres qu’une maison, sans toiture à entretenir.",
    "Une chambre par enfant, ou un bureau dont on ferme la porte.",
  ],
  "ground-floor": [
    "Aucun escalier : poussettes, courses et vélos entrent de plain-pied.",
    "Au rez-de-chaussée : ni ascenseur à attendre, ni courses à monter.",
    "Convient aussi à qui préfère éviter les escaliers.",
  ],
  "top-floor": [
    "Sans voisin au-dessus, on y est aussi tranquille que dans une maison.",
    "Pas de voisins au-dessus, et une vue dégagée.",
    "L’espace extérieur d’une maison, la facilité d’un appartement.",
  ],
  works: [
    "Une opportunité pour qui préfère choisir sa cuisine plutôt que payer celle d’un autre.",
    "Prévoyez les travaux avant d’emménager : l’aménagement sera le vôtre.",
    "À rénover à votre goût et à votre rythme.",
    "Pour des acquéreurs qui ont des projets, ou un entrepreneur dans la famille.",
  ],
  "running-lease": [
    "Le bail passe à l’acquéreur avec l’acte : le loyer continue sans interruption.",
    "Le loyer revient à l’acquéreur dès le jour de l’acte.",
    "Pas de locataire à chercher : l’acquéreur reprend le bail.",
  ],
  garden: [
    "Le jardin accueille sans peine une balançoire, une grande table et un potager.",
    "L’été, on vit surtout dehors.",
    "Une maison pour une famille à l’étroit en appartement.",
    "Enfants, chien ou potager : il y a de la place au jardin.",
  ],
  "large-house": [
    "Avec autant de chambres, il en reste une pour le bureau et une pour les amis.",
    "De la place pour une grande famille ou pour travailler chez soi au calme.",
    "Salle de jeux, bureau, chambre d’amis : chacun a son espace.",
  ],
  "low-upkeep": [
    "Une maison à soi, sans pelouse à tondre.",
    "Une maison de ville facile à vivre : on ferme la porte et l’on part en week-end.",
    "Peu d’entretien dehors, et la ville à deux pas.",
  ],
  practice: [
    "Le rez-de-chaussée se prête à une profession libérale, sous réserve de permis.",
    "Habiter aux étages et travailler en bas : c’est possible, si la commune l’autorise.",
    "Pour les amateurs de beaux volumes et d’éléments d’époque.",
  ],
  workplaces: [
    "De la place pour une équipe de # personnes environ, à raison de 12\u00a0m² par poste.",
    "Une équipe d’environ # personnes s’y installe à l’aise, salles de réunion comprises.",
    "Comptez environ # postes de travail, salles de réunion comprises.",
    "La bonne taille pour une entreprise d’environ # personnes.",
  ],
  "head-office": [
    "Une seule entreprise peut occuper tout l’immeuble, avec sa propre entrée.",
    "Pour une entreprise qui veut son entrée, son enseigne et ses équipes sous un même toit.",
    "Un siège ou un centre de formation, toutes les équipes sous un même toit.",
  ],
  reception: [
    "Avocats, notaires et architectes choisissent ce genre de maison pour recevoir leurs clients.",
    "On y reçoit ses clients dans un salon plutôt que dans une salle de réunion.",
    "Pour une étude ou un family office qui préfère une porte d’entrée à un hall.",
  ],
  distribution: [
    "Convient à un logisticien qui travaille pour plusieurs clients sous un même toit.",
    "Dimensionné pour l’e-commerce, l’alimentaire ou les pièces détachées sur palettes.",
    "L’échelle d’un centre de distribution régional.",
  ],
  regional: [
    "La bonne taille pour un grossiste ou pour la distribution régionale.",
    "Pour un importateur ou un grossiste à l’étroit dans une plus petite unité.",
    "Stockage, assemblage et expédition y tiennent sous un même toit.",
  ],
  trades: [
    "Pour l’installateur, l’entrepreneur ou la boutique en ligne qui stocke, emballe et charge au même endroit.",
    "Un dépôt proche des clients, ou les premiers locaux d’une entreprise qui grandit.",
    "Se prête à un atelier, à un dépôt ou à un comptoir d’enlèvement.",
    "De la place pour le stock, l’établi et les camionnettes.",
  ],
  landlord: [
    "Pas d’assemblée de copropriétaires : un seul propriétaire décide de la toiture et de la façade.",
    "Un acte, un toit et plusieurs loyers : si un appartement se vide, les autres rapportent.",
    "Un seul immeuble à gérer plutôt que des appartements dispersés.",
  ],
  "small-team": [
    "Pour les équipes qui ne veulent pas s’engager pour neuf ans avant de connaître leur taille.",
    "Un point de chute pour une start-up, une équipe projet ou les premiers collaborateurs d’une société étrangère.",
    "De quoi essayer un quartier avant de signer un bail.",
  ],
  newcomers: [
    "Pratique pour un premier emploi, un projet ou une année dans une nouvelle ville.",
    "Pour qui arrive ici et n’a pas envie de rentrer chaque soir dans un appartement vide.",
    "On y emménage avec une valise : les meubles sont déjà là.",
  ],
};
