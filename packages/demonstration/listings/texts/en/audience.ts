import type { AudienceWords } from "../audience.ts";

export const audience: AudienceWords = {
  "pied-a-terre": [
    "As useful for a pied-à-terre as for a first home.",
    "A practical base for anyone who is in town only part of the week.",
    "Easy to furnish and easy to run: a first home, or a bed near work.",
  ],
  "first-home": [
    "The right size for one or two, with little upkeep.",
    "A first home for a single person or a couple.",
    "Small enough to keep tidy, large enough for two.",
  ],
  "spare-room": [
    "The second bedroom can serve as a study on days spent working from home.",
    "Guests, a child or a desk: the smaller bedroom suits any of them.",
    "The layout works well for a couple or a small family.",
  ],
  "family-flat": [
    "Space enough for a family that would rather have a flat than a house.",
    "As many bedrooms as a house, without a roof to look after.",
    "A bedroom for every child, or a study with a door that closes.",
  ],
  "ground-floor": [
    "No stairs to climb: pushchairs, shopping and bicycles come straight in.",
    "On the ground floor, so no waiting for a lift and no stairs with the shopping.",
    "It also suits those who would rather do without stairs.",
  ],
  "top-floor": [
    "With nobody overhead, it is as private as a house.",
    "Being at the top, it has no neighbours above and an open view.",
    "For those who want the outdoor space of a house and the convenience of a flat.",
  ],
  works: [
    "An opportunity for those who would rather choose a kitchen than pay for somebody else’s.",
    "Plan the works before moving in, and the layout is yours.",
    "For buyers with a builder in the family, or plans of their own.",
    "To be renovated to your own taste and at your own pace.",
  ],
  "running-lease": [
    "The lease passes to the buyer with the deed, so the rent continues without a break.",
    "The rent is the buyer’s from the day of the deed.",
    "No tenant to look for: the buyer takes over the lease.",
  ],
  garden: [
    "There is room in the garden for a swing, a long table and a vegetable patch.",
    "In summer, life here moves outdoors.",
    "A house for a family that has outgrown its flat.",
    "Children, a dog or a vegetable patch: the garden has room.",
  ],
  "large-house": [
    "There are rooms to spare for a study and for guests.",
    "Large enough for a big family, or for working from home behind a closed door.",
    "A playroom, a study, a room for guests: nobody has to share.",
  ],
  "low-upkeep": [
    "A house of one’s own, without a lawn to mow.",
    "A house in town that can be locked up for the weekend.",
    "Little upkeep outside, and the town on the doorstep.",
  ],
  practice: [
    "The ground floor would suit a practice, subject to planning permission.",
    "Living upstairs and working below is possible, if the municipality agrees.",
    "A house for those who want high ceilings and period detail.",
  ],
  workplaces: [
    "Room for about # people at 12\u00a0m² each.",
    "A team of about # fits in comfortably, meeting rooms included.",
    "Allow for some # workplaces, meeting rooms included.",
    "A good size for a company of about # people.",
  ],
  "head-office": [
    "One company can have the building to itself, with its own front door.",
    "Suits a company that wants its own entrance, its own sign and all its teams under one roof.",
    "A head office or a training centre, with all teams under one roof.",
  ],
  reception: [
    "Law firms, notaries and architects choose houses like this to receive their clients.",
    "An office where clients are shown into a drawing room rather than a meeting room.",
    "For a practice or a family office that prefers a front door to a lobby.",
  ],
  distribution: [
    "Suits a logistics operator who works for several clients under one roof.",
    "Sized for e-commerce, food or spare parts on pallets.",
    "The scale is that of a regional distribution centre.",
  ],
  regional: [
    "A good size for a wholesaler or for regional distribution.",
    "For an importer or wholesaler who has outgrown a smaller unit.",
    "Storage, assembly and dispatch fit in one building.",
  ],
  trades: [
    "For installers, contractors and web shops that store, pack and load in one building.",
    "A depot near customers, or the first premises of a growing business.",
    "Works as a workshop, a depot or a trade counter.",
    "Room for stock, a workbench and the vans.",
  ],
  landlord: [
    "No co-owners’ meeting: one owner decides on roof, stairs and façade.",
    "One deed, one roof and several rents: if one apartment is empty, the others still pay.",
    "For buyers who would rather manage one building than flats all over town.",
  ],
  "small-team": [
    "For teams that do not want to sign for nine years before they know how large they will be.",
    "A base for a start-up, a project team or the first staff of a foreign company.",
    "A way to try a neighbourhood before committing to a lease.",
  ],
  newcomers: [
    "Practical for a first job, a project or a year in a new town.",
    "For anyone new here who would rather not come home to an empty flat.",
    "You move in with a suitcase: the furniture is here already.",
  ],
};
