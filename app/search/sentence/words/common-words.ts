import { fold } from "#app/places/fold.ts";

/**
 * The most common words of the three languages that say nothing of a property, folded: what stands between the words that
 * do. Those that sentences of this trade use for something (places, figures, refusals) are read before.
 */
export const commonWords: readonly string[] = fold(
  `according across actually again against ago ahead allow allows almost alongside although always among amongst anyhow anymore anyway apart apparently
   appear appreciate appropriate approximately aside ask asked asking asks associated avail away back basic became become becomes becoming began begin
   beginning begins behind believe below beside besides better beyond bigger billion brief briefly busy call came cannot cant case cases cause certain
   certainly center cheers choose clearly consider considering contain containing corresponding couldn couldnt course currently day days
   deal decide decided definitely depending described despite detail didn didnt differ different difficult doesn doesnt doing don done dont doubt due
   during early ease eg elsewhere end ended enough entirely especially even ever everyone exactly example example face fact fairly
   favourite favorite feel fewer fill fine fits fit fitting followed following forever former forward frankly free front fully further future
   gave general generally gets getting given gives giving goes gone got gotten guess handy happens hardly having help helpful hence her hereby hers herself him himself
   his however idea ill important include includes including indeed inside instead interest interesting isn isnt ive join keeps kept
   knew known knows largely last lately later latter least liked likely likes line list little long longer looks lots lovely mainly make
   makes many matter means meanwhile meet meets merely mind mine minus moment month months moreover mostly namely nearly necessarily necessary
   needing never nevertheless next nobody none nonetheless normally nothing nowhere obviously off often old older once onto
   otherwise ought ours ourselves out over overall owing parted particular particularly partly past person personal personally plan planning plans plenty
   plus point prefer preferable preferably prefers present presumably pretty previously prob probably properly provided provides quick quite
   rather reach readily realistic realistically reason reasonable reasonably recommend regard regarding regards regardless related relatively rented
   right round said same saw say saying says seeing seem seems seen self sell send sensible seriously setting several share shown side similar
   since situation slightly smaller somewhat special specific specifically specified still strictly strong stuff sub suit suits sure surely
   take taken takes taking takeover talk tends term terms thanks that thats their theirs them themselves therefore thing things thinks third
   thorough though thought throughout thus till time times tip together told took top total toward towards transfer tried trip truly try trying turn
   type types typically under underneath unfortunately unless unlike unlikely upon urgently us useful usual usually value variety various versus via 
   viewing viewings visit visiting wait waiting way week weekly weeks went weren whatever whenever whereas wherever whether whichever whoever whose why
   wide widely willing without wondering word work worker workers works worth wouldn wouldnt yes yet young yourself
   manager owner boss here
   absolument actuel actuels actuelle adaptes age agee agees ages ailleurs aise ancien ancienne anciennes anciens anterieur apparemment apres apte assurer
   attendu aucun aucune aupres auquel aura aurai auront autant autrement avant avoir ayant beaucoup belge belges bientot bref
   car ceci cela celle celui cependant certain certaine certaines certains certes ceux chacun chacune cherchais chers choisir chouette clair claire clairs 
   commode compter concernant connaitre consulter contemporain contemporaine contemporains contre correspondant cours court
   davantage debut decouvrir dehors delai demander depart dependant dernier derriere desormais dessous dessus devant devient devoir devrait differents differente
   dire directement dispo dispos disposant divers diverses doit doivent dont droit dur duree durant
   echeance egalement eloigne elles encore endroit endroits enfin ensemble entierement envie envies envisage envisageons equivalent essaie essentiel etat etes etions exactement excellent excellente
   exemple exigence extra facile faciles facilite facon faire fais faisant fait faites faut faveur finalement fois fond force forcement forme fort franchement futur future
   garder general genial gens genre gros grosse habiter habite habitons hesitation heureux hors ideal ideale idee imperatif imperativement important importante
   info infos jamais jour jours jusque justement laisser lequel leur leurs libre loger longtemps longue lors lorsque louable lui
   maintenant malgre maniere mien mieux minime mois moment monde montrer moyennant necessaire necessaires necessitant niveau nombreux normal normale
   normalement note nouveaux obligatoire obligatoirement occasion occuper on outre ouvert ouverte parce pareil parfois parler parmi part particulier partant partie passer pendant penser
   permanence permettant permettre pers personne personnel personnels personnellement peu peut peuvent plupart plusieurs point pouvant pouvoir preference prefere pres presque prevoir prevu principe prochain prochaine prochainement profiter
   projet propose proposer puis puisque quand quant quelconque rapide rapidement rare recent refaire rejoindre relativement rendre rester retour sachant sauf savoir semaine semblable
   sera serait seront service services sinon soit soient sorte souci sous souvent strict suffisant suffisamment suit suivant superbe surement tandis tant tard tellement temps terme toi ton tot totalement
   tout toute toutefois toutes trouvee trop truc type types univers urgemment utiliser vais valable valeur vaste vastes venir venant vers viable vie vis vivre voie voir voire voisin voulant vraie vrai
   aangaande aangename aangezien aanhoren aanleg achter actueel actuele afspraak al aldus algemeen als alsnog alstublieft altijd anders apart behalve behoorlijk behoorlijke beide bekijken belangrijk benieuwd bepaald bepaalde
   best bestaand bestaande beter betreft betreffende beschik beschikken beetje bezichtigen bezoek bezoeken bijna bijvoorbeeld bijzonder binnen binnenkort blijft blijkbaar blijven brengen
   daarbij daarna daarnaast daarom daarvan denk denken deed derde dergelijke dient dikwijls doe doen doet door doordat druk drukke duidelijk dus echter eens eenmaal eerlijk eerste eigenlijk einde
   elders enig enige ergens ervan evenals eventuele evtl extra fijn fijne flink flinke gaan gaat gauw geeft geen gehad gehele geleden gelijkaardig gelijkaardige gelukkig genoeg geschikt geschikte gevraagd geweest geven gewenst gewenste goed goede goeie graag grondig
   haast handig handige hebt help helpen herinneren hierbij hij hoeft hoewel hou houden huidig huidige ideeen iet ikzelf inclusief inderdaad informatie ingericht inmiddels jaar jaren jong jou jouw juist juiste
   kijk kijken klaar komen komt kort korte kregen krijgen kunt laatst laat laten lang lange langer later leven lief liefst ligging ligt lijkt maand maanden maak maakt maken makkelijk mensen meest meestal mezelf mocht mogelijks mogen morgen
   nadat natuurlijk nee nemen nergens niemand niks nodige nog nooit normaal normale nou ofwel omdat omheen omtrent ondanks onder ondertussen ongeveer online onmiddellijke ons ooit openstaan opnieuw over overigens 
   paar past passend passende perfect periode permanent plan plannen plek plekje plus prima privaat recent richting samen sedert serieus simpel simpele sinds situeren slechts snelle soms soort soortgelijk speciaal starter starters steeds sterk stuk
   super tegen terug terwijl thuis tijd tijdelijk tijdens toe toekomst toen toevallig tof toffe totaal trouwens type uitgebreid uitkijk uitstekend vaak vanuit vanwege veilig veilige vereist vergelijkbaar verder verschillende vervolgens via vinden voldoende volgende volgens volledig
   voordat vooraf voorbij voorlopig voorzien voorzieningen vroeg vrij waarde waarom waarschijnlijk wanneer waren wat weet weken weinig week werk werkdagen weten wonen woont worden zal zaken zeer zeker zelfde zelfs zetten zien zij zijde zin zoals zodat zoeken zodra zonder zullen zulke zult`,
)
  .split(" ")
  .filter((word) => word.length > 1);
