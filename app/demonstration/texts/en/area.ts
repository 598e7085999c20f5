import type { Character } from "../../spots/spot.ts";
import type { Whereabouts } from "../../whereabouts.ts";
import type { Ways } from "../telling.ts";
import { capital, inside } from "./words.ts";

/** What a neighbourhood is like: one sentence, true of every address in it. */
const sentences: Record<Character, (at: Whereabouts) => Ways> = {
  "european-quarter": () => [
    "The Commission, the Parliament and the Council are all within walking distance, as are the law firms and federations that work with them.",
    "Embassies, trade federations and law firms are the neighbours here, with the Parc du Cinquantenaire for lunch outdoors.",
    "This remains the address of choice for organisations that deal with the European institutions every day.",
    "The quarter empties less in the evening than it used to: restaurants on Place du Luxembourg and around Jourdan are a short walk away.",
  ],
  "tower-district": () => [
    "Banks, telecom companies and ministries share this district of towers, and canteens, gyms and shops have followed them.",
    "Everything here was built around the railway station: people come by train from all over the country.",
    "The district is changing quickly, with homes and hotels now filling in between the office towers.",
    "Rue Neuve and its shops begin where the towers end.",
  ],
  avenue: (at) => [
    "Trams stop nearby and there is no lack of cafés, restaurants and hotels for receiving clients.",
    "The setting is elegant without being stiff: law firms, family offices and design studios work side by side.",
    at.region === "brussels" &&
      "Shops, terraces and the Bois de la Cambre make this one of the pleasanter places to work in Brussels.",
    `An address ${inside(at.area)} that clients find without directions.`,
  ],
  "historic-centre": (at) => [
    "Old façades, theatres and restaurants on the doorstep: colleagues like coming to the office here.",
    "Public transport is excellent, and most errands can be done on foot at lunchtime.",
    `Few office addresses ${inside(at.area)} come on the market in this state.`,
    "The streets around are lively by day and quiet enough to work in.",
  ],
  "station-district": (at) => [
    "Between the station, the trams and the bicycle paths, hardly anyone here needs a car.",
    "The district around the station has become one of the busiest office locations of the town.",
    `Companies choose to be ${inside(at.area)} because their people come by train.`,
    "Sandwich bars, a supermarket and several hotels are just round the corner.",
  ],
  "green-boulevard": () => [
    "This is the green side of the city: wide avenues, parks nearby and a short way to the motorway.",
    "Metro and bus stop close by, and those who come by car avoid the centre altogether.",
    "A quiet residential setting, which many companies now prefer to the bustle of the centre.",
    "Head offices and service companies have long settled along these avenues of trees.",
  ],
  "ring-boulevard": (at) => [
    "The ring road is close enough to reach in minutes, yet the building can also be reached by bus and bicycle.",
    "A visible position on one of the main ways into town, with car showrooms, hotels and offices as neighbours.",
    `Along this axis ${inside(at.area)}, offices have good access and enough parking.`,
  ],
  "business-park": () => [
    "The business park is laid out with trees, ponds and paths, and has a crèche and several lunch addresses.",
    "International companies, engineering firms and IT service providers are the neighbours.",
    "A site chosen by companies whose visitors come by car or by plane.",
    "Shuttle buses link the park with the nearest station at rush hours.",
  ],
  "science-park": () => [
    "Laboratories, spin-offs and engineering firms work on the same site as the university’s research groups.",
    "A young, technical environment, where recruiting is easier than elsewhere.",
    "The campus setting is green and open, with sports facilities within reach.",
    "Neighbours are active in life sciences, software and clean technology.",
  ],
  riverside: () => [
    "The water is at the end of the street, with a towpath for a walk at lunchtime.",
    "A part of town that has been thoroughly renewed, with public services and new homes along the river.",
    "Administrations and service companies are the neighbours on this side of the river.",
  ],
  "new-district": () => [
    "Offices, homes, shops and schools have been planned together here, and it shows in the streets.",
    "A district built in the last two decades: wide pavements, squares, and restaurants on the ground floors.",
    "The buildings here are recent and well insulated, and everything is easily reached on foot.",
  ],
  "town-centre": (at) => [
    "Shops, banks and the town’s services are all close at hand.",
    `A practical address ${inside(at.area)}, easy to find and easy to reach.`,
    "Parking for visitors can be found in the surrounding streets.",
    "The neighbourhood combines homes, practices and small companies.",
  ],
  kirchberg: () => [
    "The European institutions, the large banks and the audit firms are all on the plateau, and the tram runs along its main avenue.",
    "The Philharmonie, the shops and the funicular station make the plateau more than a place of offices.",
    "The tram connects the plateau with the city centre and the railway station every few minutes.",
  ],
  "banking-centre": () => [
    "Private banks, law firms and fiduciaries have their seat in these streets.",
    "The tram, the Grand-Rue and the municipal park are all a few steps away.",
    "An established address in the heart of the capital’s financial district.",
  ],
  "logistics-park": () => [
    "The site lies in an established zone for transport and distribution, where lorries can work around the clock.",
    "Parcel hubs, food distributors and hauliers already work from here.",
    "The approach avoids homes entirely, and lorries can turn and wait on the site.",
  ],
  port: () => [
    "Terminals and shipping agents are the immediate neighbours; the quays are a few minutes away.",
    "The port gives access to sea, inland waterways, rail and road from one and the same place.",
    "Round-the-clock activity is permitted in this part of the port.",
  ],
  "air-cargo": () => [
    "The cargo terminal is next door, and the airport handles freight day and night.",
    "Express carriers and pharmaceutical distributors have gathered round the runway.",
    "For goods that travel by air there are few better places in the region.",
  ],
  canal: () => [
    "The waterway runs past the zone, so that goods can also come and go by barge.",
    "An industrial site with a long tradition along the water, renewed building by building.",
    "Building materials, recycling and distribution companies share the zone.",
  ],
  "business-zone": (at) => [
    "Contractors, wholesalers and workshops are the neighbours, and nobody minds a van that leaves at six.",
    `A well-kept business zone ${inside(at.area)}, easy to reach for staff and suppliers.`,
    "Nearly everything in the zone is let; vacant units are the exception.",
    "Access is simple for vans and lorries, without crossing the town centre.",
  ],
  "prime-street": () => [
    "International chains stand window to window here, and footfall is among the highest in the country.",
    "On Saturdays the street is packed: there is hardly a better place to be seen.",
    "National and international names fill both sides of the street, and empty shops find a tenant quickly.",
  ],
  "shopping-street": () => [
    "The street mixes well-known chains with independent shops that have been here for years.",
    "Shoppers pass here all week, and the terraces keep the street lively until late in the afternoon.",
    "Vacancy in this street is low and rents have held up well.",
    "A car park and several bus stops are within two minutes on foot.",
  ],
  "local-street": (at) => [
    "Baker, chemist and bank are a few doors away, which brings customers by every day.",
    `A neighbourhood of regular customers ${inside(at.area)}, with easy parking in the street.`,
    "People of the neighbourhood do their daily shopping in these streets.",
  ],
  seaside: () => [
    "Trade runs through the whole year here and reaches its peak on sunny weekends and in the school holidays.",
    "The sea front is two streets away, and every visitor to the resort passes by sooner or later.",
    "Second-home owners make for loyal customers with time to shop.",
  ],
  "retail-park": () => [
    "The road carries heavy traffic every day and the sign can be read from afar.",
    "Furniture, do-it-yourself, sports and food stand side by side here, with one car park for all.",
    "A proven location for large shops, with a wide catchment area and easy access from both directions.",
  ],
  "shopping-centre": () => [
    "A supermarket and several fashion chains draw visitors to the centre all week.",
    "The centre has its own car park, late opening on Fridays and a programme of events.",
    "Vacancy in the centre is low; this unit comes free through the departure of a tenant.",
  ],
  city: (at) => [
    "Shops, schools and public transport are all within a few minutes on foot.",
    `Living ${inside(at.area)} means having everything within reach without a car.`,
    "The street is calm, yet the bustle of the city begins round the corner.",
    "A lively neighbourhood, with cafés, a weekly market and a park not far away.",
  ],
  "leafy-suburb": (at) => [
    "A green, residential neighbourhood with good schools and sports clubs close by.",
    `This part of town ${inside(at.area)} is sought after by families: quiet streets, trees, and the city still near.`,
    "Tram and bus take you to the centre; the forest and the parks are near as well.",
  ],
  town: (at) => [
    "Shops, schools and the library are all within a short walk or ride.",
    `A pleasant neighbourhood ${inside(at.area)}, close to everything and still quiet.`,
    "The market square, the schools and the sports centre can be reached by bicycle in no time.",
  ],
  village: (at) => [
    `${capital(inside(at.area))} you live quietly, with fields and footpaths nearby and the daily shops a short drive away.`,
    "The village school, the baker and the bus stop are nearby; the rest is peace and quiet.",
    "Neighbours here still know one another, and children can cycle to school.",
    "The countryside begins at the end of the street.",
  ],
  coast: () => [
    "The beach and the promenade are within walking distance, the coast tram stops nearby.",
    "Sea air, shops and restaurants all year round: a place for holidays or for good.",
    "A few minutes on foot and you are standing on the sand.",
  ],
};

export function describeArea(at: Whereabouts): Ways {
  return sentences[at.character](at);
}
