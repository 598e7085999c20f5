import type { TypeSegment } from "#app/filters/type-segments.ts";

/**
 * How people write what they look for, in the three languages mixed. Folded on use, so accents, case and dashes do not
 * matter; one spelling mistake is forgiven by misspellings.ts. Who says "woning" means a house; any home is "woonst",
 * "woongelegenheid" or "woonruimte".
 */
export const typeWords: Record<TypeSegment, string> = {
  office: `
    executive suite, executive suites, consulting room, consulting rooms, therapy room, treatment room, professional space, professional premises, medical office, doctor's office, doctor's surgery, surgery, surgeries, GP surgery, GP practice, law office, open plan office, open-plan office, open plan offices, cabinet d'avocats, cabinet de consultation, local professionnel, locaux professionnels, espace professionnel, local paramédical, local médical, salle de consultation, local de consultation, espace profession libérale, local pour profession libérale, local profession libérale, bureaux équipés, bureau équipé, immeuble bureau, immeuble bureaux, plateaux, praktijk, praktijken, praktijkpand, praktijklokaal, dokterspraktijk, artsenpraktijk, tandartspraktijk, consultatieruimte, behandelruimte, therapieruimte, spreekkamer, kabinet, privékantoor, advocatenkantoor, notariskantoor, kantoor aan huis, landschapskantoor, instapkantoor,
    office, offices, office space, office spaces, office building, office buildings, office block, office unit, office units, office floor, office floors, floor of offices, floor of office space, office suite, office suites,
    bureau, bureaux, bur, espace de bureau, espaces de bureau, espace de bureaux, espaces de bureaux, espace bureau, surface de bureaux, surface de bureau,
    immeuble de bureaux, immeubles de bureaux, immeuble de bureau, plateau de bureaux, plateau de bureau, plateau bureau, plateau bureaux, plateaux de bureaux, étage de bureaux, étage de bureau, étages de bureaux, local de bureau, locaux de bureaux,
    kantoor, kantoren, kantoorruimte, kantoorruimtes, kantoorruimten, kantoorgebouw, kantoorgebouwen, kantoorpand, kantoorpanden, kantooroppervlakte, kantoorvloer, kantoorverdieping, kantoorunit, kantoorunits, buro, bureel, burelen, bureelruimte, bureelruimtes, bureelruimten, bureelgebouw, kantoorlokaal, kantoorlokalen,
    kantoorvilla, kantoorvilla's, kantoorwoning, office villa, villa de bureaux,
    praktijkruimte, praktijkruimtes, cabinet, practice`,
  "co-working": `
    co-working place, flexi desk, flexi desks, private desk, office share, office sharing, coworking spot, espace partagé, espaces partagés, bureaux flexibles, bureau nomade, bureaux nomades, place de coworking, places de coworking, place en coworking, poste en coworking, coworkingspace, coworkingspaces, co-workingplek, co-workingplekken, co-workingruimte, coworkingkantoor, coworkingkantoren, gedeelde kantoren, gedeelde kantoorruimte, flexibele kantoorruimte, flexibel kantoor, flexibele kantoren, deelkantoor, bureauplek, bureauplekken, businesscenter, bedrijvencentrum, kantoordelen,
    coworking, coworkings, co-working, coworking space, coworking spaces, co-working space, co-working spaces, coworking office, coworking desk, shared office, shared offices, serviced office, serviced offices, flex office, flex offices, flexoffice,
    flexible office, flex workspace, flexible workspace, shared workspace, hot desk, hot desks, hotdesk, hotdesking, flex desk, flexdesk, flexdesks, business centre, business center,
    coworkingplaats, coworkingplaatsen, coworkspace, cowork, co-work, coworkkantoor, flexibele werkplek, flexibele werkplekken, coworkingruimte, coworkingruimtes, coworkingplek, coworkingplekken, flexplek, flexplekken, flexwerkplek, flexkantoor, gedeeld kantoor, gedeelde werkplek, gedeelde werkplekken, business center,
    espace de travail partagé, espaces de travail partagés, espace de coworking, espaces de coworking, espace coworking, bureau partagé, bureaux partagés, bureau flexible, centre d'affaires`,
  warehouse: `
    shed, sheds, storage room, storage rooms, storage facility, storage hall, production space, production facility, production site, production unit, manufacturing unit, manufacturing space, manufacturing facility, lock-up, lockup, stockroom, storehouse, entreposage, surface d'entreposage, bâtiment d'entreposage, bâtiment de stockage, lieu de stockage, bâtiment semi-industriel, bâtiments semi-industriels, semi-industriel, semi-industrielle, hall semi-industriel, atelier de production, espace de production, site de production, stelplaats, hangaar, opslagmagazijn, schuur, loodske, industrieloods, werkloods, nijverheidsgebouw, semi-industrieel gebouw, semi-industrieel pand, semi-industrieel, semi-industriële, stapelhuis, stockeerruimte, stockageplaats,
    warehouse, warehouses, warehousing, industrial, industriel, industrielle, industrieel, industriële, storage, storage space, storage unit, storage units, self storage, selfstorage, self-storage, industrial building, industrial buildings, industrial unit, industrial units, industrial space, industrial hall, industrial property, factory, factories, production hall, usine, usines, fabriek, fabrieken, fabriekspand, productiehal, depot, industrial land, industrial plot, terrain industriel, terrains industriels, industriegrond, industriegronden, bedrijfsgrond,
    entrepôt, entrepôts, hangar, hangars, dépôt, dépôts, hall, halls, espace de stockage, stockage, garde-meuble, garde-meubles, box de stockage, espace d'entreposage, bâtiment industriel, bâtiments industriels, hall industriel, halls industriels, halle industrielle, immeuble industriel, espace industriel, surface industrielle, hall de stockage, halle de stockage, halles de stockage, halls de stockage,
    magazijn, magazijnen, magazijnruimte, loods, loodsen, opslagloods, opslag, opslagruimte, opslagruimtes, opslagplaats, opslagplaatsen, opslagbox, opslagboxen, stapelruimte, stapelplaats, stockageruimte, berging te huur, espace de stock, zone de stock, stock,
    industriegebouw, industriegebouwen, industriële hal, industriehal, hal, hallen, industrieel gebouw, industrieel pand, industriepand, industriële ruimte, bedrijfsgebouw, bedrijfsgebouwen, bedrijfspand, bedrijfspanden, bedrijfsruimte, bedrijfsruimtes, bedrijfshal, bedrijfsloods`,
  "logistics-warehouse": `
    fulfillment center, fulfillment centre, distribution space, distribution hall, distribution unit, parcel hub, last-mile hub, last mile hub, last-mile warehouse, last mile warehouse, e-commerce warehouse, logistics unit, logistics facility, logistics hub, logistics platform, hub logistique, immeuble logistique, espace logistique, surface logistique, dépôt logistique, logistiekhal, logistieke hub, logistiek platform, logistiek vastgoed, logistiek complex, distributiehal, distributieloods, distributieruimte,
    logistics warehouse, logistics warehouses, logistic warehouse, logistics, logistics site, logistics sites, site logistique, sites logistiques, logistieke site, logistics centre, logistics center, logistics building, logistics buildings, logistics hall, logistics space, logistic hall, logistics property, distribution centre, distribution center, distribution warehouse, distribution hub, fulfilment centre, big box, big boxes, cross-dock, cross-docks, crossdock, cross-dock warehouse,
    entrepôt logistique, entrepôts logistiques, logistique, hall logistique, halle logistique, halls logistiques, bâtiment logistique, plateforme logistique, centre logistique, centre de distribution, centre de distribution logistique,
    logistiek magazijn, logistieke magazijnen, logistiek, logistieke ruimte, logistieke hal, logistiek gebouw, logistiek pand, logistiek centrum, logistieke loods, distributiecentrum, distributiecentra, distributiemagazijn`,
  "sme-business-unit": `
    semi-industrial building, semi-industrial buildings, semi-industrial unit, semi-industrial units, semi-industrial space, semi-industrial property, bâtiment semi-industriel, bâtiments semi-industriels, espace semi-industriel, semi-industriel, semi-industrieel gebouw, semi-industrieel pand, semi-industriële ruimte, semi-industriële unit,
    sme building, sme box, sme boxes, starter unit, starter units, flex unit, flex units, small business unit, box pme, cellule pme, cellules pme, atelier pme, ateliers pme, bâtiment pme, local pme, locaux pme, unité semi-industrielle, unités semi-industrielles, kmo-box, kmo-boxen, kmounit, kmounits, kmopand, kmoloods, kmo-atelier, kmo-hal, starterunit, bedrijfseenheid,
    local d'activité, local d'activités, locaux d'activité, locaux d'activités, sme unit, sme units, sme business unit, sme business units, sme, business unit, business units, light industrial unit, light industrial, trade unit,
    unité pme, unités pme, unite pme, entrepôt pme, entrepôts pme, pme, module pme, modules pme, unité d'entreprise, unité artisanale, hall pme, halls pme, hall relais,
    kmo-unit, kmo-units, kmo-magazijn, kmo-pand, kmo-gebouw, kmo-loods, kmo-ruimte, kmo, bedrijfsunit, bedrijfsunits, bedrijvenunit, ambachtelijke unit`,
  retail: `
    shopfront, shop front unit, commercial property, commercial properties, business premises, trade premises, retail outlet, high-street unit, local avec vitrine, local en vitrine, local de vente, locaux de vente, emplacement commercial, immeuble de commerce, rez à usage commercial, commerce de proximité, winkelke, handelslokaal, handelsoppervlakte, boetiek, boetieks, verkooppunt, winkelhuis, winkellokaal, pop-uppand, pop-upwinkel, pop-upstore, popuppand, popupwinkel, handelsbenedenverdieping, winkelgelijkvloers, handelsgelijkvloer, detailhandel, commercieel vastgoedpand,
    retail, retail space, retail spaces, retail unit, retail units, retail property, retail premises, shop, shops, shop unit, shop space, store, stores, storefront, commercial space, commercial spaces, commercial premises, commercial unit, commercial ground floor, commercial building, commercial buildings, commercial surface,
    commerce, commerces, surface de vente, surfaces de vente, espace de vente, verkoopruimte, verkoopoppervlakte, sales area, surface commerciale, surfaces commerciales, espace commercial, espaces commerciaux, rez commercial, rez-de-chaussée commercial, rdc commercial, local commercial, locaux commerciaux, cellule commerciale, cellules commerciales, cellule, cellules, immeuble commercial, bâtiment commercial, bâtiments commerciaux, maison de commerce, fonds de commerce, rez commerciaux, magasin, magasins, boutique, boutiques, bien commercial, pas-de-porte,
    handelsruimte, handelsruimtes, handelspand, handelspanden, handelsgelijkvloers, handelshuis, handelsgebouw, handelsgebouwen, handelsruimten, handelszaak, handelszaken, handelsfonds, handelseigendom, winkel, winkels, winkelruimte, winkelruimtes, winkelruimten, winkelpand, winkelpanden, winkeloppervlakte, winkelunit, commerciële ruimte, commerciële ruimtes, commercieel pand, commercieel gelijkvloers, retailruimte, retailpand, retailunit`,
  "city-centre-store": `
    downtown shop, shop downtown, inner city shop, shop in the city centre, shop in the town centre, commerce au centre-ville, local commercial en centre-ville, rez commercial en centre-ville, surface commerciale en centre-ville, winkelpand in het stadscentrum, handelspand in het stadscentrum, handelsruimte in het centrum, handelszaak in het centrum, winkel in de binnenstad, winkelruimte in de binnenstad, winkelpand in de binnenstad, handelspand in de binnenstad,
    city-centre store, city-centre stores, city-centre shop, city-centre shops, city center store, city center shop, town centre shop, high street shop, high street shops, high street store, high street retail, high street,
    magasin en centre-ville, magasin centre-ville, magasins centre-ville, commerce en centre-ville, commerce centre-ville, boutique centre-ville, boutique en centre-ville, magasin au centre-ville, commerce de centre-ville,
    winkel in het centrum, winkels in het centrum, winkelruimte in het centrum, winkelpand in het centrum, handelspand in het centrum, winkel in het stadscentrum, winkel stadscentrum, winkel centrum, winkel in centrum, winkelpand centrum, handelspand centrum, centrumwinkel, stadswinkel, winkel binnenstad`,
  "out-of-town-stand-alone-or-retail-park": `
    stand-alone retail, roadside retail, roadside shop, moyenne surface, moyennes surfaces, cellule en retail park, commerce en retail park, magasin en retail park, retailparkunit, winkel langs de baan, winkel langs een baan, handelspand langs de baan, handelspand langs de steenweg, handelspand langs een steenweg, winkel langs een steenweg, winkel aan de steenweg, perifere winkel, perifere handel, steenwegwinkel, baanwinkelruimte, baanwinkelpand, grootschalige detailhandel,
    retail park, retail parks, retailpark, retailparken, retail warehouse, out-of-town store, out-of-town shop, out-of-town retail, out of town, big-box retail, big-box store, retail box, stand-alone store,
    en périph, périph, en périphérie, magasin en périphérie, magasin périphérie, commerce en périphérie, commerce périphérie, parc commercial, parc d'activité commerciale, zoning commercial, grande surface, grandes surfaces,
    baanwinkel, baanwinkels, winkelpark, winkelparken, winkel langs de steenweg, grootwarenhuis`,
  "shopping-centre": `
    shopping arcade, arcade, magasin en galerie commerciale, cellule en centre commercial, commerce en centre commercial, magasin en centre commercial, galerie marchande, galeries marchandes, commerce en galerie, boutique en galerie, magasin en galerie, shoppingunit,
    shopping centre, shopping centres, shopping center, shopping centers, shopping mall, shopping malls, mall, unit in a shopping centre, unit in a shopping center, shop in a shopping centre, shop in shopping centre, shopping centre unit, shopping center unit,
    centre commercial, centres commerciaux, galerie commerciale, galerie commerçante, galeries commerciales, magasin dans un centre commercial, commerce dans un centre commercial, shopping,
    winkelcentrum, winkelcentra, winkelgalerij, winkelruimte in een winkelcentrum, winkel in een winkelcentrum, winkel in winkelcentrum, winkelruimte in winkelcentrum, shoppingcenter, shoppingcentrum, shoppingcenters, shoppingcenter unit`,
  residential: `
    residential, residential property, residential properties, home, homes, dwelling, place to live, logement, logements, habitation, habitations, résidentiel, bien résidentiel, immobilier résidentiel, residentieel, woonst, woongelegenheid, woonruimte`,
  house: `
    woning, woningen, woninkje, family home, family homes, single-family home, single-family homes, single family home, second home, starter home, dream house, tiny house, tiny houses, weekend house, kangaroo house, manor, pavillon, pavillons, maison kangourou, habitation kangourou, résidence secondaire, seconde résidence, demeure, demeures, bicoque, baraque, habitation unifamiliale, maison d'habitation, kangoeroewoning, kangoeroewoningen, kangoeroehuis, zorgwoning, starterswoning, bel-etagewoning, bel-etage woning, belétage, tweede verblijf, buitenverblijf, weekendhuis, weekendhuisje, weekendverblijf, notariswoning, patiowoning, passiefwoning, strandhuis, vissershuis, vissershuisje, droomhuis, droomwoning, eensgezinswoning, ééngezinswoning, ééngezinswoningen, bungalowwoning, duowoning, dubbelwoning, huizeke, huizekes, rijhuizeke, renovatiewoning,
    haus, haiser, hous, huose, house, houses, family house, family houses, single-family house, maison, maisons, maison unifamiliale, maisons unifamiliales, maison familiale, maisonnette, huis, huizen, huisje, huisjes, eengezinswoning, eengezinswoningen, gezinswoning, gezinswoningen, gezinshuis, woonhuis, woonhuizen,
    woonst, woonsten, vakantiehuis, vakantiehuizen`,
  apartment: `
    flatlet, granny flat, bedsit, bedsits, serviced apartment, serviced apartments, service flat, pied-à-terre, garden flat, basement flat, rooftop apartment, attic flat, roof apartment, studette, garçonnière, souplex, appart'hôtel, appartement sous toit, appartement mansardé, logement une chambre, logement deux chambres, loftappartement, gelijkvloersappartement, tuinappartement, zeeappartement, etagewoning, bovenwoning, benedenwoning, stadsappartement, luxeappartement, instapappartement, bejaardenflat, zorgflat, zorgwoonst, hoekflat,
    wunneng, wunnengen, wohnung, wohnungen, apart, aparts, apartment, apartments, flat, flats, condo, condos, appartement, appartements, appartementen, appart, apparts, appt, appts, app, apt, appartment, appartments, appartem, apartement, apartements, apparte, flatje,
    rez-de-jardin, t1, t2, t3, t4, t5, f1, f2, f3, f4, f5, hoekappartement, appje, appt's, appartje, appartementje, appartementjes, flatjes, flatkes`,
  "bloc-sales": `
    mixed use building, mixed-use building, mixed use buildings, mixed-use buildings, mixed use property, mixed-use property,
    building with apartments, buildings with apartments, building with several apartments, buildings with several apartments, building with multiple apartments, buildings with multiple apartments, building with several flats, buildings with several flats, building with flats, buildings with flats, immeuble avec appartements, immeuble avec plusieurs appartements, immeubles avec plusieurs appartements, immeuble à plusieurs appartements, immeuble comprenant plusieurs appartements, immeuble de plusieurs appartements, gebouw met appartementen, gebouwen met appartementen, gebouw met meerdere appartementen, gebouwen met meerdere appartementen, gebouw met verschillende appartementen, pand met meerdere appartementen, panden met meerdere appartementen, appartementsblokken, appartementenblokken, appartementblok, appartementblokken,
    multi-family house, multifamily, multifamily building, residential block, residential building, residential buildings, tenement, investment block, portfolio of apartments, immeuble locatif, immeuble entier, maison divisée en appartements, maison à appartements, maison avec plusieurs appartements, petit immeuble de rapport, appartementencomplex, appartementscomplex, appartementengebouw, woonblok, woongebouw, wooncomplex, flatblok, residentieel gebouw, gemengd gebouw, gemengd pand,
    bloc sale of apartments, block sale of apartments, bloc sale of flats, bloc sale, bloc sales, block sale, block sales, apartment block, apartment blocks, apartment building, apartment buildings, block of flats, block of apartments, multi-family building,
    bloc d'appartements, bloc à appartements, blocs d'appartements, bloc of flats, bloc of apartments, blok appartementen, blok van appartementen, flatgebouw, immeuble de logements, immeuble à logements, immeuble d'habitation,
    vente en bloc, ventes en bloc, immeuble à appartements, immeubles à appartements, immeuble d'appartements, immeuble résidentiel, immeuble mixte,
    vente en bloc d'appartements, vente en bloc appartements, appartements en bloc, apartments en bloc, flats en bloc, appartementen en bloc, en bloc, vente en bloc, verkoop en bloc, sale en bloc, sold en bloc, vendu en bloc, blokverkoop, verkoop in blok, appartementsgebouw, appartementsgebouwen, appartementenblok, appartementsblok, meergezinswoning, meergezinswoningen`,
  "co-living": `
    digs, student digs, room share, cokot, co-kot, koté, colocs, chambre étudiante, chambre chez l'habitant, piaule, habitat groupé, logement partagé, logement collectif, maison en colocation, appartement en colocation, maison partagée, kotkamer, kotkamers, kotstudio, kamertje, co-housing, co-house, cohouse, cohouses, gedeeld huis, gedeeld appartement, gedeelde flat, huis delen, woning delen, studentenresidentie, studentenverblijf, studentenflat, studentenflats, kotplaats, gemeenschapshuis, woongroep,
    co-living, coliving, colivings, co-living room, co-living rooms, coliving room, coliving rooms, room in a co-living, room in co-living, room in a house share,
    chambre en coliving, chambre en co-living, chambre en colocation, chambre dans une colocation, chambre en coloc, coliving chambre, kamer in een co-living, kamer in co-living, kamer in coliving, kamer in een cohousing, kamer in een gedeelde woning, co-living kamer, coliving kamer, co-livingkamer, co-livingkamers, colivingkamer, shared house, shared houses, shared flat, house share, flat share, flatshare, houseshare, student room, student rooms, room in a shared house, student housing, student accommodation, student flat, student studio,
    colocation, colocations, coloc, kot, kots, kot étudiant, kots étudiants, chambre étudiant, chambre d'étudiant, logement étudiant, logements étudiants,
    cohousing, samenhuizen, studentenkamer, studentenkamers, studentenkot, studentenhuisvesting, studentenhuis, studentenkoten, koten, kotje, gedeelde woning`,
};

/**
 * Kinds of a type that have no filter of their own and are rare enough to be called so by whoever offers one: the type
 * filters, the word stays and finds the listings that use it.
 */
export const kindWords: Partial<Record<TypeSegment, string>> = {
  house: `
    longère, longères, manoir, manoirs, presbytère, corps de ferme, pastorie, landgoed, farmhouse, farmhouses, farm, chalet, chalets, gîte, gîtes,
    hoeve, hoeves, boerderij, boerderijen, fermette, fermettes,
    maison de campagne, ferme, fermes, château, châteaux, castle, castles, kasteel, kastelen, manor house, bel-étage, chaumière`,
  apartment: `
    résidence seniors, loft, lofts`,
  residential: `assistentiewoning, assistentiewoningen, résidence-services`,
  retail: `
    pop-up, popup, pop-ups, resto, restos, friterie, friture, pizzeria, pizzerias, takeaway, kiosk, eatery, beauty salon, nail bar, nail salon, tearoom, tea-room, salon de thé, institut de beauté, onglerie, librairie, supérette, superette, broodjeszaak, broodjeszaken, apotheek, schoonheidssalon, koffiebar, coffee bar, coffee shop, snackbar, eetcafé, wijnbar, wine bar, krantenwinkel, bloemenwinkel, ijssalon, nachtwinkel, night shop, night-shop, barbershop, barbier, sandwicherie, sandwich bar, traiteur,
    restaurant, restaurants, bar, bars, café, cafés, brasserie, snack, horeca, horecazaak, horecazaken, horecapand, horecapanden, boulangerie, boulangeries, pharmacie, frituur, bakkerij, bakkerijen, bakery, bakeries, pharmacy, butcher's shop, boucherie, slagerij, hair salon, salon de coiffure, kapsalon, épicerie, buurtwinkel, pub`,
  warehouse: `carrosserie, carrosseries, carrosseriebedrijf, body shop, bodyshop, pakhuis, pakhuizen, cold storage, cold store, chambre froide, entrepôt frigorifique, koelhuis, vrieshuis, koelmagazijn, workshop, workshops, atelier, ateliers, werkplaats, werkplaatsen, werkhuis`,
};

/**
 * Kinds of a type that no filter knows, and that are no text either: as such they would find those of one agent, or of one
 * language. The type is searched, and the visitor is told.
 */
export const toldKindWords: Partial<Record<TypeSegment, string>> = {
  house: `
    villa, villas, bungalow, bungalows, cottage, cottages, mansion, mansions, townhouse, townhouses, town house, town houses, town home, terraced house, terraced houses, detached house, detached houses, semi-detached house, semi-detached houses, semi, semis, row house, row houses, detached home, detached homes, terraced home, semi-detached home, end-of-terrace house, country house, country houses, country home,
    maison de maître, maisons de maître, hôtel de maître, hôtel particulier, maison de village, maison villageoise, maison de rangée, maison de ville, maisons de ville, maison ouvrière,
    rijwoning, rijwoningen, rijhuis, rijhuizen, herenhuis, herenhuizen, herenwoning, burgerhuis, burgerwoning, dorpswoning, dorpshuis, landhuis, landhuizen, hoekhuis, hoekwoning, stadshuis, stadswoning, koppelwoning, koppelwoningen, arbeiderswoning, arbeidershuis, arbeidershuisje, villawoning, viergevelwoning, viergevelwoningen, driegevelwoning, tweegevelwoning, vrijstaande woning, alleenstaande woning, vrijstaand huis, halfopen bebouwing, open bebouwing, gesloten bebouwing`,
  apartment: `
    penthouse, penthouses, penthuis, penthuizen, duplex, duplexen, triplex, triplexen, maisonette, maisonettes, dakappartement, dakappartementen, dakapp, duplexappartement, duplexappartementen, duplex-appartement, triplexappartement, penthouseappartement, duplexwoning,
    assistentieflat, assistentieflats, serviceflat, serviceflats, seniorenflat, seniorenflats`,
};

/** A room is let with its furniture or without, and who says so asks for it. */
export const furnishedRoomWords =
  "furnished room, chambre meublée, chambre garnie, gemeubelde kamer, gemeubileerde kamer";
/** An apartment without a bedroom. */
export const studioWords =
  "studio, studios, studio flat, studio flats, studio apartment, studio apartments, dakstudio, appartementsstudio, studentenstudio, studiootje, studiootjes";

/** How a house stands, said of it alone; of anything else that is named it only tells more. */
export const standingWords = `
  detached, semi-detached, semi detached, terraced, end-of-terrace, end of terrace, mid-terrace, jumelée, jumelé, jumelées, mitoyenne, mitoyen, vrijstaand, vrijstaande, halfopen, halfvrijstaand, halfvrijstaande, quatre façades, trois façades, deux façades, driegevel, viergevel, tweegevel`;

/** What a firm calls the place that it looks for, unless it names another. */
export const seatWords =
  "headquarters, head office, HQ, siège social, siège d'entreprise, hoofdkantoor, hoofdzetel, maatschappelijke zetel";

/** What a trader calls a shop. */
export const traderWords = "zaak, zaakje, outlet, outlets, sales outlet, point de vente, eigen zaak, winkelzaak";

/** Places to work at: an office with desks, and co-working when no type is named. */
export const deskWords = `
  desk, desks, desk space, workspace, workspaces, workstation, workstations, poste de travail, postes de travail, espace de travail, espaces de travail, werkplek, werkplekken, werkplaats in een kantoor`;

/** A room in a house that others live in, which is always let. */
export const roomWords = `
  roommate wanted, flatmate wanted, housemate wanted, cherche colocataire, colocataire cherché, huisgenoot gezocht, zoek huisgenoot, room to rent, room for rent, room to let, rooms to let, rooms for rent, kamer te huur, kamers te huur, kamer huren, chambre à louer, a room in, room in, rooms in, looking for a room, une chambre à, kamer in, een kamer in, kamer gezocht, zoek kamer, zoekt kamer, zoeken kamer, zoek een kamer, zoekt een kamer, cherche chambre, cherche une chambre, recherche chambre, recherche une chambre`;
