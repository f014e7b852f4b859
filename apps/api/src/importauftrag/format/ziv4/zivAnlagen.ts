import type { Zivdatei, Zivzeile } from './zivTabellen.ts';

/** An installation in the words that lists have for it. */
export type Zivanlage = {
  /** The flat it stands in; empty for the whole house. */
  readonly wohnungId: string;
  readonly feuerstaette: string;
  readonly brennstoff: string;
  readonly leistungKw: string;
  readonly baujahr: string;
  readonly anlageLage: string;
  readonly anlageBenutzung: string;
  readonly raumluft: string;
};

const FEUERSTAETTEN: Readonly<Record<string, string>> = {
  BA: 'Backofen',
  BB: 'Brennstoffzelle mit Brennwertgerät',
  BH: 'Blockheizkraftwerk',
  DW: 'Durchlaufwasserheizer',
  FC: 'Brennstoffzelle',
  GO: 'Grundofen',
  HD: 'Herd',
  HE: 'Heizungsherd',
  HK: 'Heizkessel',
  KE: 'Kamineinsatz',
  KG: 'Kachelofen im Grundofenprinzip',
  KH: 'Kachelofen mit Heizeinsatz',
  KO: 'Kaminofen',
  KW: 'Kombiwasserheizer',
  NO: 'Notstromaggregat mit Verbrennungsmotor',
  OK: 'Offener Kamin',
  PO: 'Pelletofen',
  RA: 'Räucheranlage',
  RF: 'Fischräucheranlage',
  RH: 'Raumheizer',
  SG: 'Specksteingrundofen',
  SP: 'Speicherofen',
  UW: 'Umlaufwasserheizer',
  VM: 'Verbrennungsmotor',
  VW: 'Vorratswasserheizer',
  WA: 'Wärmepumpe',
  WP: 'Wärmepumpe',
};
/** Shafts, pieces of pipe and adapters belong to one of these. */
const ABGASANLAGEN: Readonly<Record<string, string>> = {
  AB: 'Abgasleitung',
  AI: 'Abgasleitung im Schacht',
  AL: 'Abgasleitung',
  AT: 'Abgasschacht',
  AX: 'Abgasschacht',
  LA: 'Luft-Abgas-System',
  LB: 'Luft-Abgas-System',
  LG: 'Lüftungsanlage',
  LU: 'Verbrennungsluftschacht',
  SN: 'Schornstein',
  SX: 'Luft-Abgas-Schornstein',
};
/** Codes of § 3 Abs. 1 1. BImSchV. */
const BRENNSTOFFE: readonly (readonly [RegExp, string])[] = [
  [/^(SK|BK|BT|GHK)/, 'Kohle'],
  [/^(SHZ|HS|RZ)$/, 'Scheitholz'],
  [/^H[BP]_/, 'Pellets'],
  [/^(SM|SP|SST|RI|HBL|HLV)$/, 'Hackgut'],
  [/^(EL|PME|ME|PO)/, 'Heizöl EL'],
  [/^LPG$/, 'Flüssiggas'],
  [/^(GGV|NG|OG|H2[BG]|KBG|IG)$/, 'Erdgas'],
];
const BENUTZUNGEN: Readonly<Record<string, string>> = {
  DU: 'dauernd unbenutzt',
  GB: 'gelegentlich',
  NR: 'mehr als gelegentlich',
  RH: 'regelmäßig in der Heizperiode',
  GR: 'ganzjährig',
};
/** Nothing is owed for it any more. */
const STILLGELEGT: ReadonlySet<string> = new Set(['SK', 'S1', 'AB']);
const ENTFERNT: ReadonlySet<string> = new Set(['FS', 'FE']);
const JA = /^(1|-1|j|ja|true|wahr)$/i;
const NEIN = /^(0|n|nein|false|falsch)$/i;

/** What burns in each building, and what leads the smoke away; what is shut down or gone stays out. */
export function liesAnlagen(ziv: Zivdatei): (gebaeude: string) => Zivanlage[] {
  const raeume = new Map(ziv.Raum.map((zeile) => [zeile.ID_Raum, zeile]));
  const wohnungen = new Map(ziv.Wohnung.map((zeile) => [zeile.ID_Wohnung, zeile.ID_Nutzungseinheit]));
  const haeuser = new Map(
    ziv.Nutzungseinheit.map((zeile) => [zeile.ID_Nutzungseinheit, zeile.ID_Gebaeude_Gebaeudeteil]),
  );
  const hausVon = ({ ID_Raum: raum }: Zivzeile<'Feuerstaette'>): string =>
    haeuser.get(wohnungen.get(raeume.get(raum)?.ID_Wohnung ?? '') ?? '') ?? '';
  const feuerstaetten = Map.groupBy(ziv.Feuerstaette, hausVon);
  const abgasanlagen = Map.groupBy(ziv.Abgasanlage, (zeile) => zeile.ID_Gebaeude_Gebaeudeteil);
  return (gebaeude) => [
    ...(feuerstaetten.get(gebaeude) ?? [])
      .filter((zeile) => !ENTFERNT.has(zeile.Feuerstaettenstatus) && istInBetrieb(zeile))
      .map((zeile) => feuerstaetteAus(zeile, raeume.get(zeile.ID_Raum))),
    ...(abgasanlagen.get(gebaeude) ?? []).filter(istInBetrieb).flatMap(abgasanlageAus),
  ];
}

const istInBetrieb = ({ Benutzungsintensitaet: benutzung }: { readonly Benutzungsintensitaet: string }) =>
  !STILLGELEGT.has(benutzung);

function feuerstaetteAus(zeile: Zivzeile<'Feuerstaette'>, raum: Zivzeile<'Raum'> | undefined): Zivanlage {
  const jahr = /^(\d{4})/.exec(zeile.Baujahr || zeile.Errichtung)?.[1] ?? '';
  const luft = zeile.Raumluftabhaengig;
  return {
    wohnungId: raum?.ID_Wohnung ?? '',
    feuerstaette: FEUERSTAETTEN[zeile.Art] ?? (zeile.Feuerstaetten_Text || 'Feuerstätte'),
    brennstoff: BRENNSTOFFE.find(([muster]) => muster.test(zeile.Brennstoff))?.[1] ?? '',
    leistungKw: zeile.NWL_max,
    baujahr: jahr,
    anlageLage: raum?.Beschreibung ?? '',
    anlageBenutzung: BENUTZUNGEN[zeile.Benutzungsintensitaet] ?? '',
    raumluft: JA.test(luft) ? 'raumluftabhängig' : NEIN.test(luft) ? 'raumluftunabhängig' : '',
  };
}

function abgasanlageAus(zeile: Zivzeile<'Abgasanlage'>): Zivanlage[] {
  const name = ABGASANLAGEN[zeile.Art];
  if (name === undefined) return [];
  return [
    {
      wohnungId: '',
      feuerstaette: [name, zeile.Nummer === '' ? '' : `Nr. ${zeile.Nummer}`, zeile.Hersteller, zeile.Typ]
        .filter(Boolean)
        .join(' '),
      brennstoff: '',
      leistungKw: '',
      baujahr: '',
      anlageLage: '',
      anlageBenutzung: '',
      raumluft: '',
    },
  ];
}
