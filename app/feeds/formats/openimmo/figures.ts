/** Where OpenImmo has a figure that is taken here. */
export const figures: readonly string[] = [
  ...pathsIn(
    "preise",
    `kaltmiete nettokaltmiete hauptmietzinsnetto pacht pauschalmiete warmmiete gesamtmietebrutto mietpreis_pro_qm nebenkosten
     betriebskostennetto kaufpreis kaufpreisbrutto kaufpreisnetto kaufpreis_pro_qm mieteinnahmen_ist`,
  ),
  ...pathsIn(
    "flaechen",
    `wohnflaeche gesamtflaeche nutzflaeche bueroflaeche vermietbare_flaeche verkaufsflaeche ladenflaeche gastroflaeche
     lagerflaeche teilbar_ab grundstuecksflaeche fensterfront balkon_terrasse_flaeche gartenflaeche anzahl_stellplaetze
     anzahl_schlafzimmer anzahl_badezimmer anzahl_wohneinheiten anzahl_balkone`,
  ),
  "ausstattung/hallenhoehe",
  "geo/anzahl_etagen",
  ...pathsIn("zustand_angaben/energiepass", "energieverbrauchkennwert endenergiebedarf hwbwert co2ausstoss"),
];

function pathsIn(element: string, names: string): string[] {
  return names.split(/\s+/).map((name) => `${element}/${name}`);
}
