/** An OpenImmo file as an agency's software writes it; properties are added one by one. */
export function openImmoFeed(properties: string[], { umfang = "VOLL", encoding = "UTF-8" } = {}): string {
  return `<?xml version="1.0" encoding="${encoding}"?>
<openimmo xmlns="http://www.openimmo.de">
  <uebertragung art="ONLINE" umfang="${umfang}" version="1.2.7" sendersoftware="Beispiel" timestamp="2026-11-20T10:00:00"/>
  <anbieter>
    <anbieternr>77</anbieternr>
    <firma>Immo Namur</firma>
    <openimmo_anid>77AB</openimmo_anid>
${properties.join("\n")}
  </anbieter>
</openimmo>`;
}

interface OpenImmoProperty {
  number?: string;
  action?: string;
  price?: string;
  kind?: string;
  marketed?: string;
  extra?: string;
}

export function openImmoProperty({
  number = "1001",
  action = "CHANGE",
  price = "<kaufpreis>425000</kaufpreis><waehrung iso_waehrung='EUR'/>",
  kind = '<haus haustyp="REIHENHAUS"/>',
  marketed = 'KAUF="true" MIETE_PACHT="false"',
  extra = "",
}: OpenImmoProperty = {}): string {
  return `<immobilie>
  <objektkategorie>
    <nutzungsart WOHNEN="true" GEWERBE="false"/>
    <vermarktungsart ${marketed}/>
    <objektart>${kind}</objektart>
  </objektkategorie>
  <geo><plz>B-5000</plz><ort>Namur</ort><geokoordinaten breitengrad="50.4669" laengengrad="4.8675"/>
    <strasse>Rue de Fer</strasse><hausnummer>1</hausnummer><land iso_land="BEL"/><anzahl_etagen>3</anzahl_etagen></geo>
  <kontaktperson><email_zentrale>info@immo-namur.example</email_zentrale><tel_zentrale>+32 81 00 00 00</tel_zentrale></kontaktperson>
  <preise>${price}</preise>
  <flaechen><wohnflaeche>142.5</wohnflaeche><anzahl_schlafzimmer>3</anzahl_schlafzimmer><grundstuecksflaeche>310</grundstuecksflaeche><kellerflaeche>20</kellerflaeche></flaechen>
  <ausstattung><kamin>1</kamin><fahrstuhl PERSONEN="false"/><moebliert moeb="TEIL"/></ausstattung>
  <zustand_angaben><baujahr>1998</baujahr><zustand zustand_art="GEPFLEGT"/>
    <energiepass><epart>BEDARF</epart><endenergiebedarf>180,5</endenergiebedarf><wertklasse>C</wertklasse></energiepass></zustand_angaben>
  <freitexte><objekttitel>Maison de maître à Namur</objekttitel>
    <objektbeschreibung><![CDATA[<p>Au pied de la <b>citadelle</b>.</p><script>alert(1)</script>]]></objektbeschreibung>
    <objekt_text lang="nl">Herenhuis aan de voet van de citadel</objekt_text></freitexte>
  <anhaenge>
    <anhang location="EXTERN" gruppe="GRUNDRISS"><anhangtitel>Plan</anhangtitel><daten><pfad>https://pictures.example/plan.png</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="TITELBILD"><anhangtitel>Façade</anhangtitel><daten><pfad>https://pictures.example/front.jpg</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="DOKUMENTE"><anhangtitel>Notes</anhangtitel><daten><pfad>notes.doc</pfad></daten></anhang>
  </anhaenge>
  <verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
  <verwaltung_techn><objektnr_extern>${number}</objektnr_extern><aktion aktionart="${action}"/>
    <openimmo_obid>ob-${number}</openimmo_obid><stand_vom>2026-11-19</stand_vom><sprache>fr-BE</sprache></verwaltung_techn>
  ${extra}
</immobilie>`;
}

export function kyeroFeed(properties: string[]): string {
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<root><kyero><feed_version>3</feed_version></kyero>
${properties.join("\n")}
</root>`;
}

interface KyeroProperty {
  ref?: string;
  price?: string;
  frequency?: string;
  place?: string;
}

export function kyeroProperty({
  ref = "K-1",
  price = "1250",
  frequency = "month",
  place = "<town>Ixelles</town><country>Belgium</country><location><latitude>50.8333</latitude><longitude>4.3667</longitude></location>",
}: KyeroProperty = {}): string {
  return `<property>
  <id>1</id><date>2026-11-18 09:30:00</date><ref>${ref}</ref><price>${price}</price><currency>EUR</currency>
  <price_freq>${frequency}</price_freq><new_build>0</new_build><type>apartment</type>${place}
  <beds>2</beds><baths>1</baths><pool>0</pool>
  <surface_area><built>85</built><plot>0</plot></surface_area>
  <energy_rating><consumption>D</consumption><emissions>X</emissions></energy_rating>
  <desc><fr>Bel appartement</fr><nl>Mooi appartement</nl><es>Bonito piso</es></desc>
  <features><feature>Lift</feature><feature>Sea views</feature></features>
  <notes>The keys are under the mat</notes>
  <images><image id="1"><url>https://pictures.example/1.jpg</url></image><image id="2"><url>http://pictures.example/2.jpg</url></image></images>
</property>`;
}
