import { messintervallJahre } from '../taetigkeit/messintervall.ts';
import type { Taetigkeit } from '../taetigkeit/taetigkeit.ts';
import { TAETIGKEITSKATALOG } from '../taetigkeit/taetigkeitskatalog.ts';
import { type Tag, teileTag } from '../tag.ts';
import {
  type Anlageart,
  anlagegruppe,
  type Bauweise,
  type Benutzung,
  type Brennstoff,
  brennstoffart,
  istEinzelraum,
} from './anlage.ts';

/** An installation as the ordinances ask about it. */
export interface PflichtigeAnlage {
  readonly art: Anlageart;
  readonly brennstoff: Brennstoff;
  readonly benutzung: Benutzung;
  readonly bauweise: Bauweise;
  readonly selbstkalibrierend: boolean;
  readonly leistungKw: number | null;
  readonly baujahr: number | null;
  /** Shut down for good: nothing is owed. */
  readonly aktiv: boolean;
}

export const PFLICHTEN = ['kehrung', 'ueberpruefung', 'messung'] as const;
export type Pflichtart = (typeof PFLICHTEN)[number];
/** How often in how many calendar years: `{ mal: 3, jahre: 1 }`, `{ mal: 1, jahre: 2 }`. */
export interface Turnus {
  readonly mal: number;
  readonly jahre: number;
}
export interface Pflicht extends Turnus {
  readonly art: Pflichtart;
  /** `KÜO Anlage 1 Nr. 1.6`, `§ 15 Abs. 3 1. BImSchV` */
  readonly quelle: string;
}

/** What has to be known of an installation before the ordinances can say how often. */
export type Fehlangabe = 'brennstoff' | 'benutzung' | 'bauweise' | 'leistung' | 'baujahr';
export interface Anlagenpflichten {
  readonly pflichten: readonly Pflicht[];
  readonly fehlt: readonly Fehlangabe[];
}

type Posten = Readonly<Record<string, readonly [Exclude<Pflichtart, 'messung'>, mal: number, jahre: number]>>;

/** KÜO Anlage 1 by the day from which each version holds; a new version is a row here. */
const ANLAGE_1: readonly { readonly ab: Tag; readonly posten: Posten }[] = [
  {
    ab: '2020-07-09',
    posten: {
      '1.1': ['kehrung', 4, 1],
      '1.2': ['kehrung', 3, 1],
      '1.3': ['kehrung', 2, 1],
      '1.4': ['kehrung', 2, 1],
      '1.5': ['kehrung', 2, 1],
      '1.6': ['kehrung', 2, 1],
      '1.7': ['kehrung', 1, 1],
      '1.8': ['ueberpruefung', 1, 1],
      '1.9': ['ueberpruefung', 1, 1],
      '2.1': ['kehrung', 3, 1],
      '2.2': ['kehrung', 2, 1],
      '2.3': ['kehrung', 1, 1],
      '2.4': ['ueberpruefung', 1, 1],
      '2.5': ['ueberpruefung', 1, 1],
      '2.6': ['ueberpruefung', 1, 1],
      '2.7': ['ueberpruefung', 1, 1],
      '2.8': ['ueberpruefung', 1, 2],
      '2.9': ['ueberpruefung', 1, 2],
      '2.10': ['ueberpruefung', 1, 3],
      '3.1': ['ueberpruefung', 1, 1],
      '3.2': ['ueberpruefung', 1, 2],
      '3.3': ['ueberpruefung', 1, 2],
      '3.4': ['ueberpruefung', 1, 2],
      '3.5': ['ueberpruefung', 1, 3],
    },
  },
];

const NICHTS: Anlagenpflichten = { pflichten: [], fehlt: [] };

/**
 * How often an installation is swept, inspected and measured by KÜO Anlage 1 and § 15 of the 1. BImSchV as they hold on this
 * day. A hint, not a ruling: what the Feuerstättenbescheid fixed comes first. A flue is owed what the fires on it are owed.
 */
export function anlagenpflichten(anlage: PflichtigeAnlage, am: Tag): Anlagenpflichten {
  const posten = ANLAGE_1.findLast(({ ab }) => ab <= am)?.posten;
  if (posten === undefined || !anlage.aktiv) return NICHTS;
  if (anlage.art === 'verbrennungsluft')
    return { pflichten: ausPosten(posten, luftnummern(anlage.brennstoff)), fehlt: [] };
  if (anlagegruppe(anlage.art) !== 'feuerstaette') return NICHTS;
  if (brennstoffart(anlage.brennstoff) === undefined && anlage.art !== 'raeucheranlage')
    return { pflichten: [], fehlt: ['brennstoff'] };
  const messung = messungFuer(anlage, teileTag(am).jahr);
  // Gas is inspected the same whether it is measured or not; elsewhere the measurement decides on the number.
  if (messung.fehlt.includes('leistung') && brennstoffart(anlage.brennstoff) !== 'gas')
    return { pflichten: [], fehlt: messung.fehlt };
  const nummern = nummernFuer(anlage, messung.gemessen);
  return {
    pflichten: [...ausPosten(posten, nummern.gilt), ...messung.pflichten],
    fehlt: [...new Set([...nummern.fehlt, ...messung.fehlt])],
  };
}

/** Where several numbers meet, the one with the least work holds (§ 1 Abs. 4 Satz 2 KÜO). */
function ausPosten(posten: Posten, nummern: readonly string[]): Pflicht[] {
  const treffer = nummern.flatMap((nummer): Pflicht[] => {
    const zeile = posten[nummer];
    if (zeile === undefined) return [];
    const [art, mal, jahre] = zeile;
    return [{ art, mal, jahre, quelle: `KÜO Anlage 1 Nr. ${nummer}` }];
  });
  return treffer.toSorted((a, b) => a.mal / a.jahre - b.mal / b.jahre).slice(0, 1);
}

/** Openings for air of what burns oil, of what burns wood, or where nobody said what; those for gas have no number. */
function luftnummern(brennstoff: Brennstoff): readonly string[] {
  switch (brennstoffart(brennstoff)) {
    case 'oel':
      return ['2.4'];
    case 'gas':
      return [];
    case 'fest':
    case undefined:
      return ['1.8'];
  }
}

type Nummern = { readonly gilt: readonly string[]; readonly fehlt: readonly Fehlangabe[] };
const gilt = (...nummern: readonly string[]): Nummern => ({ gilt: nummern, fehlt: [] });
const offen = (fehlt: Fehlangabe): Nummern => ({ gilt: [], fehlt: [fehlt] });

function nummernFuer(anlage: PflichtigeAnlage, gemessen: boolean): Nummern {
  switch (brennstoffart(anlage.brennstoff)) {
    case 'oel':
      return nummernOel(anlage, gemessen);
    case 'gas':
      return nummernGas(anlage);
    case 'fest':
    case undefined:
      return nummernFest(anlage, gemessen);
  }
}

const FEST_NACH_BENUTZUNG: Readonly<Record<Benutzung, string | undefined>> = {
  '': undefined,
  ganzjaehrig: '1.1',
  heizperiode: '1.2',
  mehrAlsGelegentlich: '1.6',
  gelegentlich: '1.7',
  dauerndUnbenutzt: '1.9',
};

function nummernFest({ art, brennstoff, benutzung }: PflichtigeAnlage, gemessen: boolean): Nummern {
  const nachBenutzung = FEST_NACH_BENUTZUNG[benutzung];
  if (benutzung === 'dauerndUnbenutzt') return gilt('1.9');
  const nummern = [
    ...(brennstoff === 'pellets' ? ['1.3'] : []),
    ...(art === 'blockheizkraftwerk' ? ['1.4'] : []),
    ...(gemessen ? ['1.5'] : []),
    ...(nachBenutzung === undefined ? [] : [nachBenutzung]),
  ];
  return nummern.length === 0 ? offen('benutzung') : gilt(...nummern);
}

const OEL_NACH_BENUTZUNG: Readonly<Record<Benutzung, string | undefined>> = {
  '': undefined,
  ganzjaehrig: '2.1',
  heizperiode: '2.1',
  mehrAlsGelegentlich: '2.2',
  gelegentlich: '2.3',
  dauerndUnbenutzt: '2.5',
};

function nummernOel(anlage: PflichtigeAnlage, gemessen: boolean): Nummern {
  const { art, brennstoff, benutzung, bauweise, selbstkalibrierend } = anlage;
  const schwefelarm = brennstoff === 'heizoelSchwefelarm';
  if (benutzung === 'dauerndUnbenutzt') return gilt('2.5');
  if (art === 'blockheizkraftwerk' || art === 'waermepumpe') return gilt(schwefelarm ? '2.9' : '2.7');
  if (gemessen) {
    const dicht = bauweise !== '' && bauweise !== 'raumluftabhaengig';
    if (schwefelarm && bauweise === '') return offen('bauweise');
    if (!schwefelarm || !dicht) return gilt('2.6');
    return gilt(selbstkalibrierend ? '2.10' : '2.8');
  }
  const nummer = OEL_NACH_BENUTZUNG[benutzung];
  return nummer === undefined ? offen('benutzung') : gilt(nummer);
}

function nummernGas({ art, bauweise, selbstkalibrierend }: PflichtigeAnlage): Nummern {
  if (art === 'blockheizkraftwerk' || art === 'waermepumpe') return gilt('3.4');
  switch (bauweise) {
    case '':
      return offen('bauweise');
    case 'raumluftabhaengig':
      return gilt('3.1');
    case 'raumluftunabhaengig':
    case 'brennwertRaumluftunabhaengig':
      return gilt(selbstkalibrierend ? '3.5' : '3.2');
    case 'brennwertUeberdruck':
      return gilt(selbstkalibrierend ? '3.5' : '3.3');
  }
}

interface Messung {
  readonly gemessen: boolean;
  readonly pflichten: readonly Pflicht[];
  readonly fehlt: readonly Fehlangabe[];
}
const UNGEMESSEN: Messung = { gemessen: false, pflichten: [], fehlt: [] };
/** § 15 Abs. 1 and 3 of the 1. BImSchV ask from this Nennwärmeleistung on. */
const MESSPFLICHT_AB_KW = 4;
/** § 10 Abs. 3 and § 14 Abs. 3 of the 1. BImSchV: up to here a room's own heater, or one for hot water only, is exempt. */
const EINZELRAUM_FREI_KW = 11;
const WARMWASSER_FREI_KW = { oel: 11, gas: 28 } as const;

function messungFuer(anlage: PflichtigeAnlage, jahr: number): Messung {
  const { art, brennstoff, benutzung, leistungKw } = anlage;
  const stoff = brennstoffart(brennstoff);
  if (stoff === undefined || benutzung === 'dauerndUnbenutzt' || NIE_GEMESSEN.has(art)) return UNGEMESSEN;
  if (stoff === 'fest') return festGemessen(art, leistungKw);
  // A condensing gas boiler is exempt from the limits of § 10, the only ones there are for gas (§ 14 Abs. 3 Nr. 4).
  if (stoff === 'gas' && anlage.bauweise.startsWith('brennwert')) return UNGEMESSEN;
  if (leistungKw === null) return { ...UNGEMESSEN, fehlt: ['leistung'] };
  if (istFrei(art, stoff, leistungKw)) return UNGEMESSEN;
  return oelGasGemessen(anlage, jahr);
}

/** Engines are no Feuerungsanlagen; smoke houses have no limits of their own. */
const NIE_GEMESSEN: ReadonlySet<Anlageart> = new Set(['blockheizkraftwerk', 'waermepumpe', 'raeucheranlage']);

function istFrei(art: Anlageart, stoff: 'oel' | 'gas', kw: number): boolean {
  if (kw < MESSPFLICHT_AB_KW) return true;
  if (art === 'wasserheizer') return kw <= WARMWASSER_FREI_KW[stoff];
  return istEinzelraum(art) && kw <= EINZELRAUM_FREI_KW;
}

function festGemessen(art: Anlageart, kw: number | null): Messung {
  if (istEinzelraum(art)) return UNGEMESSEN;
  if (kw === null) return { ...UNGEMESSEN, fehlt: ['leistung'] };
  if (kw < MESSPFLICHT_AB_KW) return UNGEMESSEN;
  return {
    gemessen: true,
    pflichten: [{ art: 'messung', mal: 1, jahre: 2, quelle: '§ 15 Abs. 1 1. BImSchV' }],
    fehlt: [],
  };
}

function oelGasGemessen({ baujahr, selbstkalibrierend }: PflichtigeAnlage, jahr: number): Messung {
  if (baujahr === null && !selbstkalibrierend) return { gemessen: true, pflichten: [], fehlt: ['baujahr'] };
  const jahre = messintervallJahre(
    { brennstoff: 'oelGas', inbetriebnahme: baujahr ?? jahr, selbstkalibrierend },
    jahr,
  );
  return {
    gemessen: true,
    pflichten: [{ art: 'messung', mal: 1, jahre, quelle: '§ 15 Abs. 3 1. BImSchV' }],
    fehlt: [],
  };
}

/** What kind of duty a work of the catalogue does, and how often the catalogue lets it return. */
export function turnusDerTaetigkeit(taetigkeitId: string): (Turnus & { art: Pflichtart }) | undefined {
  const art = pflichtartDer(taetigkeitId);
  const eintrag = TAETIGKEITSKATALOG.find(({ id }) => id === taetigkeitId);
  if (art === undefined || eintrag === undefined) return undefined;
  const turnus = turnusAus(eintrag.wiederholung);
  return turnus === undefined ? undefined : { art, ...turnus };
}

function pflichtartDer(taetigkeitId: string): Pflichtart | undefined {
  if (taetigkeitId.startsWith('kehrung_')) return 'kehrung';
  if (taetigkeitId.startsWith('awu_')) return 'ueberpruefung';
  return taetigkeitId.startsWith('messung_') ? 'messung' : undefined;
}

function turnusAus(wiederholung: Taetigkeit['wiederholung']): Turnus | undefined {
  if (wiederholung.art === 'proJahr') return { mal: wiederholung.anzahl, jahre: 1 };
  return wiederholung.art === 'alleJahre' ? { mal: 1, jahre: wiederholung.jahre } : undefined;
}
