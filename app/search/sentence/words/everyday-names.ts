import { fold } from "#app/places/fold.ts";

/**
 * Names of stations, squares, quarters and landmarks that are everyday words as well, first names, or somebody's: said
 * without "near" they mean no place.
 */
export const everydayNames: ReadonlySet<string> = new Set(
  fold(
    `rivage heide kijkuit congrès palais paleis polder lycée carré stalle motte
     albert diamant elisabeth parvis ijzer erasmus kruidtuin horta trône troon
     abattoirs slachthuizen basiliek tivoli casino confluence warande infinity kanal massen shape rotondes topaze capucins deloitte auchan stadscampus
     lakenhalle lakenhallen concertgebouw kursaal bastions philharmonie provinciehuis papeteries coque arboria initialis vesale autoworld bosje douaire
     duden justitiepaleis cockerill citadelle bruul broel copal
     faubourg harmonie plante observatoire sterrenwacht observatory leopold balances béguinage decora regatta pupillen manege vuurtoren appel
     arboretum armoede bellevue beauregard biest bikini eiland batavia lourdes kaart klooster spiegel papegaai sluis rotten flora edison strop velle
     wezel stelen spanje zeurt slozen boubou kalve moscou montagne raket hollande neerland logis bruyères bavière carrières estree lindel ruiter reutel
     graafschap molenhoek overslag schoot floreal macharius cadix cadran oneux flora tuinwijk waterwijk zonnebos
     fruitmarkt opéra étoile bourse beursgebouw heros globe conscience lamot célestines vaillance trinité glacis brillplaz
     acacia acacias alcyons amitié vriendschap araucaria arsenal aviation luchtvaart azuur barrière bienfaiteurs weldoeners bourdon bourget bruxellois
     brusselaars brésil brazilië buissonnets braambosjes chazal châtaignes kastanjes coccinelles lieveheersbeestjes conseil coteaux wijnheuvelen
     crematorium douvres dover démineurs ontmijners engeland escrime schermkunst exposition fauconnerie valkerij fusée genot imprimerie drukkerij jeanne
     johanna jubilé jubelfeest lancaster lenoir levure lombardie lombardije longchamp marlow merlo molière monaco moris vrede paleizen patrie vaderland
     pentathlon royale koning bosstraat résistance verzet stade stadion suède zweden thomas tilleul linde duivenschieting triangle union wagon wagen
     eglantiers wilderozen koningslaan abdij darwin legrand orban gillon goffin berthelot bethléem bethlehem brusselsesteenweg empain`,
  ).split(/\s+/),
);
