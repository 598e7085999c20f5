import { fold } from "#app/places/fold.ts";

/**
 * Words that advertisements say of a property and that no filter knows: only these are worth searching their texts for. In
 * the singular where the plural only adds an ending.
 */
const listingWords = new Set(
  `loft penthouse rooftop duplex triplex bungalow cottage mansion manor townhouse maisonette souplex attic mezzanine basement cellar veranda conservatory patio porch annex annexe outbuilding stable barn paddock meadow orchard pond carport
     fireplace stove jacuzzi sauna hammam pool swimming gym fitness whirlpool bathtub bath shower laundry pantry dressing wardrobe office study library playroom hobby storage storeroom kitchen kitchenette parquet marble beams high-ceiling ceiling skylight
     sea seaview seafront seaside beach beachfront dike coast coastal marina canal river riverside waterfront waterside lake lakeside forest woods park parkside countryside rural golf harbour port quay rail siding view views panoramic skyline south southwest southeast south-facing north east west facing dead-end cul-de-sac avenue boulevard square border
     passive bioclimatic low-energy energy-efficient energy efficient solar panels photovoltaic heat-pump heat pump geothermal insulated insulation triple double glazing rainwater well cistern breeam leed well-certified charging charger fibre optic alarm videophone camera guarded concierge caretaker
     luxury luxurious high-end prestigious exclusive historic listed art-deco art-nouveau architect character authentic industrial victorian plug play turnkey turn-key unfurnished medical dental doctor dentist physiotherapist practice surgery consulting notary lawyer crèche nursery school student kot senior seniors holiday second-home vacation shared
     epicerie boucherie fleuriste coiffure creche grocery butcher florist hairdresser gym fitness kruidenier kapper hotel hostel bnb b&b horeca restaurant bar café cafe bakery butcher hairdresser salon florist pharmacy takeaway supermarket franchise bank brewery cinema theatre petrol carwash car-wash garage showroom kiosk pop-up popup pop up ephemeral
     cold refrigerated freezer frozen cross-dock crossdock sorting e-commerce ecommerce crane bridge tail-lift racking mezzanine adr seveso temperature-controlled datacentre datacenter data centre laboratory lab cleanroom clean-room studio open-space openspace meeting boardroom reception canteen auditorium server
     pets pet animals dogs cats allowed accepted disabled adapted accessible dedicated
     sign signage facade brand licence license terrace-licence goodwill unique corner-unit pedestrian
     grange etable ecurie pature prairie verger etang cheminee poele jacuzzi piscine baignoire douche buanderie cave grenier comble combles bibliotheque salle dressing rangement cuisine parquet marbre poutre poutres apparentes sous-sol demi-sous-sol sous-toit verriere veranda pergola remise dependance dependances annexe garage box emplacement chapiteau
     mer plage digue cote littoral canal fleuve meuse riviere etang lac bois foret lisiere verdure campagne rural golf port quai rail embranchement vue vues panorama panoramique degagee degage imprenable sud ouest est nord plein sud-ouest sud-est cul-de-sac impasse arboree boise frontiere cimetiere ecole etudiant etudiante passage pietonnier pietonne toit
     passif passive bioclimatique basse energie basse-energie econome solaire solaires panneaux photovoltaique photovoltaiques pompe chaleur geothermie isolation isole vitrage double triple citerne borne recharge fibre alarme visiophone parlophone gardiennage concierge conciergerie
     luxe prestige standing haut-standing exclusif historique classe art-deco maitre maison-de-maitre caractere authentique industriel architecte cles cle-en-main brut casco medical medicale cabinet dentaire dentiste medecin kine kinesitherapeute notaire avocat paramedical creche vacances colocation seniors pmr handicape adapte bel-etage plain-pied souplex rez-de-jardin rez jardin
     hotel auberge gite chambre-d'hotes horeca restaurant cafe boulangerie boucherie coiffure coiffeur salon fleuriste pharmacie friterie snack supermarche franchise banque brasserie cinema theatre station-service carwash enseigne vitrine fonds commerce licence reprise ephemere passage
     frigorifique frigo congelation chambre-froide froid froide surgele pont roulant pont-roulant palan rayonnage rack crossdock quai-de-chargement laboratoire datacenter salle-blanche open-space reunion accueil cantine auditoire serveurs informatique autonome acceptes admis animaux chiens chats
     dakappartement duplex triplex souterrain zolder kelder berging wasplaats garage garagebox carport bijgebouw stal stallen schuur weide weiland boomgaard vijver veranda pergola patio tuinhuis haard openhaard kachel zwembad jacuzzi sauna bad ligbad douche dressing keuken parket marmer balken bureau hobbyruimte praktijk praktijkruimte
     zee zeezicht zeezijde zeedijk strand dijk kust duinen haven kade kanaal rivier schelde leie maas meer water waterkant bos bosrand park groen landelijk platteland golf spoor spooraansluiting zicht vergezicht uitzicht panorama panoramisch zuid zuiden zuidgericht west oost noord doodlopend grens winkelstraat wandelstraat
     passief passiefhuis bioclimatisch energiezuinig energiezuinige laagenergie bijna-energieneutraal zonnepanelen zonneboiler warmtepomp geothermie isolatie geisoleerd beglazing driedubbel regenput regenwaterput laadpaal laadpunt glasvezel alarm videofoon parlofoon conciërge
     luxe luxueus exclusief prestigieus historisch herenhuis beschermd art-deco karaktervol authentiek industrieel architect instapklaar instapklare casco sleutel-op-de-deur medisch tandarts dokter kinesist kinepraktijk notaris advocaat crèche kinderopvang school student studentenkamer senioren vakantie vakantiewoning tweede-verblijf samenhuizen rolstoel aangepast rolstoeltoegankelijk bel-etage gelijkvloers halfopen open gesloten bebouwing
     hotel herberg b&b horeca horecazaak restaurant cafe bakkerij slagerij kapsalon kapper bloemist apotheek frituur supermarkt bank brouwerij cinema bioscoop theater tankstation carwash reclame uithangbord etalage handelsfonds vergunning overname overnemen
     koel koelcel koelmagazijn diepvries vriescel gekoeld rolbrug kraan brugkraan rekken stelling palletplaatsen crossdock labo laboratorium datacenter cleanroom vergaderzaal vergaderzalen onthaal kantine serverruimte huisdieren honden katten toegelaten toegestaan toegankelijk kot roulant
     mixed mixte gemengd habitation exploitation site showroom walls investment dock parking plot terrain grond bouwgrond batir constructible bouwrijp bedrijfsgrond landbouwgrond agricole agricultural farmland woodland parkeerplaats vacances
     étage immeuble batiment gebouw building sublet sublease sous-location onderverhuur onderhuur grade development project promotion business bathroom badkamer salle-de-bain
     tub public train outside haute hautes tennis international university campus truck trucks lorry transport highway motorway street cinema outdoor indoor equipped furnished kitchens fireplaces farmhouse farm chateau castle chalet ruin barn conversion warehouse-style brick wooden timber penthouse-level quayside hillside hills forest-edge pond borehole
     church chapel mill watermill tower archive archives workshop atelier studio artist rehearsal music photo kindergarten daycare nursery clinic veterinary optician tattoo yoga dance event wedding party venue banquet catering bar pub brewery microbrewery roastery tea-room tearoom icecream chip night-shop nightshop bakery deli butchery laundrette launderette carpentry joinery welding mechanic mechanics tyre tyres paint spraybooth tyre-shop
     wifi internet security secured secure fenced gated water electricity power gas heating underfloor floor-heating air-conditioned ventilation sprinklered
     pied-a-terre pied terre mecanique mecanicien interieure interieur exterieure exterieur eau electricite gaz chauffage archives archive camion camions poids lourds jumelee jumele securise securisee bord faux plafonds planchers cachet artiste equipe equipee equipes equipees campus universite gare-routiere ferme fermette chateau moulin chapelle eglise presbytere chalet ruine pierre briques bois-ossature
     menuiserie soudure pneus peinture veterinaire opticien danse musique evenement evenementiel fete mariage traiteur glacier salon-de-the librairie night-shop tabac presse pressing laverie toilettage garderie ecole-de-danse galerie galerie-marchande atelier cave-a-vin vin
     wifi internet transport commun metro autoroute
     trein logies ontbijt groepspraktijk frontaal frontale zeezichten baanlocatie paardenstal paardenstallen paarden polyvalente polyvalent huisdier binnenstad kamers oprit oprijlaan hoeve boerderij kasteel molen kapel kerk pastorie chalet ruine villagrond bos-rand
     schrijnwerkerij lasatelier banden schilder dierenarts opticien dans muziek evenement evenementen feestzaal trouwzaal traiteur ijssalon tearoom boekhandel krantenwinkel nachtwinkel wassalon kinderdagverblijf atelier wijnkelder wijn vrachtwagens vrachtwagen opleg autosnelweg universiteit
     water elektriciteit krachtstroom gas verwarming vloerverwarming beveiligd beveiligde omheind omheinde afgesloten ingericht ingerichte uitgerust uitgeruste geinstalleerd`
    .trim()
    .split(/\s+/)
    .map(fold),
);

/** Whether advertisements say a word, in the singular or the plural. */
export function isListingWord(word: string): boolean {
  if (listingWords.has(word)) return true;
  if (word.length < 5 || !pluralEnd.test(word)) return false;
  // "-s", "-x", "-e", "-n", "-es", "-en"
  if (listingWords.has(word.slice(0, -1))) return true;
  return /e[sn]$/.test(word) && listingWords.has(word.slice(0, -2));
}

const pluralEnd = /[sxen]$/;
