import type { Anrede, Kontaktrolle } from '@kehrtour/domain/liegenschaft/kontakt';
import type { Liegenschaftrolle, Liegenschafttyp } from '@kehrtour/domain/liegenschaft/liegenschaft';
import type {
  V1Anrede,
  V1Arbeit,
  V1ArbeitAus,
  V1Empfaenger,
  V1Rolle,
  V1Typ,
} from '@kehrtour/domain/unternehmen/partner';

/**
 * Every guess about what a vendor's word means, in one place and with its reason. The interface is documented by its field
 * names alone; nobody has told us more. Whoever learns better changes it here.
 */

export const TYP: Readonly<Record<V1Typ, Liegenschafttyp>> = {
  EINFAMILIENHAUS: 'einfamilienhaus',
  MEHRFAMILIENHAUS: 'mehrfamilienhaus',
  GEWERBEBETRIEB: 'gewerbe',
  MEHRFAMILIENHAUS_MIT_GEWERBEBETRIEB: 'mehrfamilienhausMitGewerbe',
  UNBEKANNT: 'unbekannt',
};

/** Outside of the own district a sweep has free work only. */
export const ROLLE: Readonly<Record<V1Rolle, Liegenschaftrolle>> = {
  FREIE_UND_HOHEITLICHE_AUFGABEN: 'freiUndHoheitlich',
  NUR_HOHEITLICHE_AUFGABEN: 'nurHoheitlich',
  GEHOERT_NICHT_ZUM_KEHRBEZIRK: 'nurFrei',
};

export const EMPFAENGER: Readonly<Record<Kontaktrolle, V1Empfaenger>> = {
  eigentuemer: 'OWNER',
  bewohner: 'RESIDENT',
  verwalter: 'ADMINISTRATOR',
};

/** `HERR_ODER_FRAU` is said where the program does not know; nobody is greeted by a guess. */
export const ANREDE: Readonly<Record<V1Anrede, Anrede>> = {
  UNKNOWN: 'ohne',
  HERR: 'herr',
  FRAU: 'frau',
  EHELEUTE: 'eheleute',
  HERR_UND_FRAU: 'herrUndFrau',
  ERBENGEMEINSCHAFT: 'erbengemeinschaft',
  HERR_ODER_FRAU: 'ohne',
  FIRMA: 'firma',
};
/** A family has no word of its own on the wire. */
export const ANREDE_AUS: Readonly<Record<Anrede, V1Anrede>> = {
  ohne: 'UNKNOWN',
  herr: 'HERR',
  frau: 'FRAU',
  eheleute: 'EHELEUTE',
  herrUndFrau: 'HERR_UND_FRAU',
  familie: 'UNKNOWN',
  erbengemeinschaft: 'ERBENGEMEINSCHAFT',
  firma: 'FIRMA',
};

/** Entry of the catalogue and what it is called where the company has it not; `SONSTIGES` gets an entry of its own to be named. */
export const ARBEIT: Readonly<Record<Exclude<V1Arbeit, 'KEHRUNG'>, { id?: string; text: string }>> = {
  EMISSIONSMESSUNG: { id: 'messung_oelgas', text: 'Emissionsmessung' },
  FESTSTOFFMESSUNG: { id: 'messung_fest', text: 'Feststoffmessung' },
  FEUERSTAETTENSCHAU: { id: 'fss', text: 'Feuerstättenschau' },
  GASHAUSSCHAU: { id: 'gashausschau', text: 'Gashausschau' },
  LUFTANLAGE: { id: 'lueftung', text: 'Lüftungsanlage' },
  SONSTIGES_1: { text: 'Sonstiges 1' },
  SONSTIGES_2: { text: 'Sonstiges 2' },
  SONSTIGES_3: { text: 'Sonstiges 3' },
};
const KEHRUNGEN_JE_JAHR_MAX = 4;
/** The wire says `KEHRUNG` and not how often: as often as the year lists it for this house or flat. */
export const kehrung = (imJahr: number): { id: string; text: string } => ({
  id: `kehrung_${Math.min(KEHRUNGEN_JE_JAHR_MAX, Math.max(1, imJahr))}x`,
  text: 'Kehrung',
});

/** What has no word on the way out is left without one, as the field is optional. */
export function arbeitAus(taetigkeitId: string): V1ArbeitAus | undefined {
  if (taetigkeitId.startsWith('kehrung_')) return 'KEHRUNG';
  if (taetigkeitId === 'fss') return 'FEUERSTÄTTENSCHAU';
  if (taetigkeitId === 'messung_fest') return 'FESTSTOFFMESSUNG';
  return taetigkeitId.startsWith('messung_') ? 'EMISSIONSMESSUNG' : undefined;
}
