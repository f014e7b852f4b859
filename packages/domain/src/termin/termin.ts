/** States of an appointment; each has a row in `STAENDE`. */
export const TERMIN_STATUS = [
  'entwurf',
  'angefragt',
  'angekuendigt',
  'bestaetigt',
  'abgelehnt',
  'unsicher',
  'verschoben',
  'abgesagt',
  'erledigt',
  'nichtAngetroffen',
  'zutrittVerweigert',
] as const;
export type TerminStatus = (typeof TERMIN_STATUS)[number];

/** What a state says of the visit. */
export type Standart =
  | 'entwurf'
  /** Somebody counts on it, and it takes somebody's time. */
  | 'steht'
  /** The household said no to this time, and its work waits for another one. */
  | 'passtNicht'
  /** Nobody comes, and nothing waits. */
  | 'aufgehoben'
  /** Seen at the door: the work was done, or could not be. */
  | 'getan'
  | 'verhindert';

interface Stand {
  readonly name: string;
  readonly art: Standart;
  /** The office has to look at it by itself. */
  readonly zuKlaeren: boolean;
}

/** All that tells states apart: the sets below are made of it, so that a new state is one row here and in no list elsewhere. */
const STAENDE = {
  entwurf: { name: 'Entwurf', art: 'entwurf', zuKlaeren: false },
  angefragt: { name: 'Angefragt', art: 'steht', zuKlaeren: true },
  angekuendigt: { name: 'Angekündigt', art: 'steht', zuKlaeren: false },
  bestaetigt: { name: 'Bestätigt', art: 'steht', zuKlaeren: false },
  abgelehnt: { name: 'Passt nicht', art: 'passtNicht', zuKlaeren: true },
  unsicher: { name: 'Unsicher', art: 'steht', zuKlaeren: true },
  verschoben: { name: 'Verschoben', art: 'aufgehoben', zuKlaeren: false },
  abgesagt: { name: 'Abgesagt', art: 'aufgehoben', zuKlaeren: false },
  erledigt: { name: 'Erledigt', art: 'getan', zuKlaeren: false },
  nichtAngetroffen: { name: 'Nicht angetroffen', art: 'verhindert', zuKlaeren: false },
  zutrittVerweigert: { name: 'Zutritt verweigert', art: 'verhindert', zuKlaeren: false },
} as const satisfies Record<TerminStatus, Stand>;

type VonArt<Art extends Standart> = {
  [Status in TerminStatus]: (typeof STAENDE)[Status]['art'] extends Art ? Status : never;
}[TerminStatus];

const vonArt = <Art extends Standart>(...arten: readonly Art[]): readonly VonArt<Art>[] =>
  TERMIN_STATUS.filter((status): status is VonArt<Art> => arten.some((art) => art === STAENDE[status].art));

const ohne = <Status extends TerminStatus, Weg extends TerminStatus>(
  menge: readonly Status[],
  weg: Weg,
): readonly Exclude<Status, Weg>[] =>
  menge.filter((status): status is Exclude<Status, Weg> => `${status}` !== weg);

export const terminStatusName = (status: TerminStatus): string => STAENDE[status].name;

/** What is said, or shown, of each state: what its kind says, unless the state says something of its own. */
export const jeStand =
  <Wert>(arten: Record<Standart, Wert>, eigene: { readonly [Status in TerminStatus]?: Wert }) =>
  (status: TerminStatus): Wert =>
    eigene[status] ?? arten[STAENDE[status].art];

/** Somebody counts on the visit, told or asked for: its time is taken. */
export const STEHENDE = vonArt('steht');
/** Told or agreed: what stands, except requests that nobody has said yes to. */
export const ANGESAGTE = ohne(STEHENDE, 'angefragt');
/** What stands without a yes so far, from the customer or from the office. */
export const UNBESTAETIGTE = ohne(STEHENDE, 'bestaetigt');
/** Not over: it stands, or the household that said no waits for another time. Forgetting these loses a household. */
export const OFFENE = vonArt('steht', 'passtNicht');
/** Told, and neither a yes nor a no came yet. */
export const UNBEANTWORTETE = ohne(ANGESAGTE, 'bestaetigt');
/** Open, and the household was told a time: it may answer, and change its mind until the visit. */
export const BEANTWORTBARE = ohne(OFFENE, 'angefragt');
/** A no, a perhaps, or a request without a yes. */
export const ZU_KLAERENDE = TERMIN_STATUS.filter((status) => STAENDE[status].zuKlaeren);
/** A perhaps about a time that is over is nobody's to clear up any more: the visit has its result, or gets one. */
export const NUR_VORHER_ZU_KLAERENDE: readonly TerminStatus[] = ['unsicher'];
/** Nobody comes and nothing waits: called off, or another appointment took its place. */
export const AUFGEHOBENE = vonArt('aufgehoben');
/** Nobody counts on this visit: it was called off, moved away, or does not suit. It has no lock and no place until somebody gives it one anew. */
export const HINFAELLIGE = vonArt('passtNicht', 'aufgehoben');
/** What became of a visit, seen at the door; such a mark can be taken back while nothing rests on it. */
export const BESUCHSAUSGAENGE = vonArt('getan', 'verhindert');
export type Besuchsausgang = (typeof BESUCHSAUSGAENGE)[number];
/** Nobody opened the door. */
export const VERHINDERTE = vonArt('verhindert');
/** Nobody comes any more, and the work is still to be done: it was called off, it moved, or nobody opened the door. */
export const VERFEHLTE = vonArt('aufgehoben', 'verhindert');
/** A household waited for a visit that came to nothing. */
export const ENTTAEUSCHENDE = TERMIN_STATUS.filter(
  (status) => status === 'abgesagt' || status === 'nichtAngetroffen',
);
/** Nobody was told yet: a draft, or a request that has a list of its own. */
export const UNGESAGTE = TERMIN_STATUS.filter((status) => status === 'entwurf' || status === 'angefragt');
/** What the page of a house shows of its visits: drafts are nobody's yet, and what another one replaced is told by that one. */
export const GEZEIGTE = TERMIN_STATUS.filter((status) => status !== 'entwurf' && status !== 'verschoben');
/** Over: the visit took place, or nobody comes. */
export const ABGESCHLOSSENE = vonArt('aufgehoben', 'getan', 'verhindert');

/** What an appointment begins as: asked for, told, or agreed. */
export type Anfangsstand = Extract<TerminStatus, 'angefragt' | 'angekuendigt' | 'bestaetigt'>;
/** What a booking is once its address is confirmed. */
export const STATUS_NACH_BESTAETIGUNG = [
  'bestaetigt',
  'angefragt',
] as const satisfies readonly Anfangsstand[];
export type StatusNachBestaetigung = (typeof STATUS_NACH_BESTAETIGUNG)[number];

export const istEinerVon = <Status extends TerminStatus>(
  menge: readonly Status[],
  status: TerminStatus,
): status is Status => menge.some((einer) => einer === status);

export const istAbgeschlossen = (status: TerminStatus): boolean => istEinerVon(ABGESCHLOSSENE, status);
export const istHinfaellig = (status: TerminStatus): boolean => istEinerVon(HINFAELLIGE, status);
export const istBesuchsausgang = (status: TerminStatus): status is Besuchsausgang =>
  istEinerVon(BESUCHSAUSGAENGE, status);

/** Where a Termin comes from. */
export const TERMIN_QUELLEN = ['kehrtour', 'buchung', 'hand', 'kunde'] as const;
export type TerminQuelle = (typeof TERMIN_QUELLEN)[number];

/** Where a booking came from; the office notes those of the telephone. */
export const BUCHUNGSHERKUENFTE = ['seite', 'einbettung', 'telefon'] as const;
export type Buchungsherkunft = (typeof BUCHUNGSHERKUENFTE)[number];
export const ONLINEHERKUENFTE = ['seite', 'einbettung'] as const satisfies readonly Buchungsherkunft[];
export type Onlineherkunft = (typeof ONLINEHERKUENFTE)[number];

/** A moved Termin keeps a full day of notice, so that residents can arrange to open the door. */
export const VERLEGEN_VORLAUF_STUNDEN_MIN = 24;

/** What becomes of visits that have no result when a round is closed: nobody opened, or nobody drove there. */
export const OFFENE_BEIM_ABSCHLUSS = ['nichtAngetroffen', 'zurueck'] as const;
/** What became of such a visit. */
export const AM_ABSCHLUSS_BEENDETE = [
  'nichtAngetroffen',
  'abgesagt',
] as const satisfies readonly TerminStatus[];
export type AmAbschlussBeendet = (typeof AM_ABSCHLUSS_BEENDETE)[number];
export type OffeneBeimAbschluss = (typeof OFFENE_BEIM_ABSCHLUSS)[number];

/** A household that said no loses its place as soon as a plan is made without it; nobody drives there until it has another time. */
export const hatPlatzVerloren = (status: TerminStatus, mitarbeiterId: string | null): boolean =>
  status === 'abgelehnt' && mitarbeiterId === null;
