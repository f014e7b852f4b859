import { formatTagLang } from '../format.ts';
import { plusTage, type Tag, wochentag } from '../tag.ts';
import type { Rueckmeldungsart } from '../termin/rueckmeldungsart.ts';
import {
  AUFGEHOBENE,
  istAbgeschlossen,
  istEinerVon,
  type TerminStatus,
  UNGESAGTE,
  VERFEHLTE,
} from '../termin/termin.ts';
import { ERSATZGRUND_WORTE, type Ersatzgrund, type Ersatzweg } from '../versand/ersatzweg.ts';
import { type Kanal, KANAL_WORTE, NACHSENDEWORTE, type Nachsendekanal } from '../versand/kanal.ts';
import { istZuBringen, type Zustellstand } from './zustellung.ts';

/** Where the answer of a household stands, in the order in which the office goes through them. */
export const ANTWORTSTAENDE = [
  'nichtsMehr',
  'passtNicht',
  'wunsch',
  'frage',
  'vorschlag',
  'zurueck',
  'zettel',
  'offen',
  'bestaetigt',
] as const;
export type Antwortstand = (typeof ANTWORTSTAENDE)[number];

export const ANTWORTSTAENDE_NAMEN: Record<Antwortstand, string> = {
  nichtsMehr: 'Nichts mehr zu kehren',
  passtNicht: 'Passt nicht',
  wunsch: 'Wunsch',
  frage: 'Frage',
  vorschlag: 'Wartet auf neuen Vorschlag',
  zurueck: 'Kam zurück',
  zettel: 'Zettel nötig',
  offen: 'Offen',
  bestaetigt: 'Bestätigt',
};

/** What the office heard when it rang somebody, beside a yes and a no. */
export const ANRUFERGEBNISSE = ['nichtErreicht', 'ruftZurueck', 'besprochen'] as const;
export type Anrufergebnis = (typeof ANRUFERGEBNISSE)[number];

export const ANRUFERGEBNISSE_NAMEN: Record<Anrufergebnis, string> = {
  nichtErreicht: 'Nicht erreicht',
  ruftZurueck: 'Ruft zurück',
  besprochen: 'Besprochen',
};

export interface Antwortbild {
  readonly status: TerminStatus;
  /** The answer that counts; null where nobody has answered. */
  readonly antwort: Rueckmeldungsart | null;
  /** Something else was told after that answer: it is no word about the last notice. */
  readonly seitherAngesagt?: boolean;
  /** Somebody asked, and nobody has answered yet. */
  readonly frageOffen: boolean;
  /** Somebody said that there is nothing left to sweep, and the office has not decided. */
  readonly abmeldungOffen?: boolean;
  /** Somebody wished another time, and neither was it kept nor did anybody read it. */
  readonly wunschOffen?: boolean;
  /** Its visit was called off with the promise of another proposal, which it has not got. */
  readonly vorschlagOffen?: boolean;
  /** It was called off, nobody there has heard of it yet, and its time is still to come. */
  readonly absageZuBringen?: boolean;
  /** The time of the visit or its round is over: only what was asked for still waits. */
  readonly vorbei?: boolean;
  /** What became of the last notice; null where none was written. */
  readonly zustellung: {
    readonly stand: Zustellstand;
    readonly kanal: Kanal;
    /** What followed by itself, where the company wants that. */
    readonly ersatz?: { readonly weg: Ersatzweg } | null;
  } | null;
}

/**
 * Undefined where the office has nothing to do with it any more, or where it is a request that has its own list. What somebody
 * asked for waits until it is answered, also when the visit or its round is over.
 */
export function antwortstand({
  status,
  antwort,
  seitherAngesagt = false,
  frageOffen,
  abmeldungOffen = false,
  wunschOffen = false,
  vorschlagOffen = false,
  absageZuBringen = false,
  vorbei = false,
  zustellung,
}: Antwortbild): Antwortstand | undefined {
  if (istEinerVon(UNGESAGTE, status)) return undefined;
  if (abmeldungOffen) return 'nichtsMehr';
  if (status === 'abgelehnt') return antwort === 'wunsch' ? 'wunsch' : 'passtNicht';
  if (frageOffen) return 'frage';
  if (istEinerVon(AUFGEHOBENE, status) && absageZuBringen) return 'zettel';
  if (istEinerVon(AUFGEHOBENE, status) && wunschOffen) return 'wunsch';
  if (istEinerVon(VERFEHLTE, status) && vorschlagOffen) return 'vorschlag';
  if (istAbgeschlossen(status) || vorbei) return undefined;
  if (status === 'bestaetigt') return 'bestaetigt';
  // Whoever has answered it knows of it, however the notice came.
  if (status === 'unsicher' || (antwort !== null && !seitherAngesagt)) return 'offen';
  if (zustellung?.stand === 'gescheitert') return zustellung.ersatz?.weg === 'zettel' ? 'zettel' : 'zurueck';
  return zustellung !== null && istZuBringen(zustellung) ? 'zettel' : 'offen';
}

/** Whether the office has to do something about a household today: of those who have not answered only where a call was agreed, or waiting is over. */
export const istZuTun = ({
  stand,
  anruf,
  schritt,
}: {
  readonly stand: Antwortstand;
  readonly anruf: unknown;
  readonly schritt: string;
}): boolean => (stand === 'offen' ? anruf !== null || !schritt.startsWith('Warten') : stand !== 'bestaetigt');

export interface Schrittumstand {
  readonly stand: Antwortstand;
  readonly status: TerminStatus;
  readonly kanal: Kanal | null;
  readonly heute: Tag;
  /** The day of the visit, and until when the customer was asked to answer. */
  readonly besuchAm: Tag;
  readonly antwortBis: Tag | null;
  /** Its time or its round is over. */
  readonly vorbei?: boolean;
  readonly telefon: boolean;
  readonly mail: boolean;
  /** By which ways what came back can be sent on, the wished one first. */
  readonly nachsendbar: readonly Nachsendekanal[];
  /** Why nothing more went by itself after what came back, and the last day for a slip; null where that is up to the office. */
  readonly ersatz?: {
    readonly weg: Ersatzweg;
    readonly grund: Ersatzgrund | null;
    readonly zettelBis: Tag | null;
  } | null;
  /** What did not arrive, and instead of which the notice went by itself. */
  readonly ersatzFuer?: Kanal | null;
  /** The office stopped the dispatch before this notice left. */
  readonly angehalten?: boolean;
  /** Whom the notice told, and who would be told by now, where that is somebody else. */
  readonly umgezogen?: { readonly angesagt: string; readonly jetzt: string } | null;
  /** Until when another proposal is promised. */
  readonly vorschlagBis?: Tag | null;
  /** The office kept a wish of this household: it left its round, and the proposal goes by the wish. */
  readonly wunschGemerkt?: boolean;
  /** What was heard at the last call. */
  readonly anruf: Anrufergebnis | null;
}

/** What to do next about a household, in one sentence. */
export function naechsterSchritt(umstand: Schrittumstand): string {
  const { stand, telefon, mail, besuchAm, vorbei = false } = umstand;
  switch (stand) {
    case 'nichtsMehr':
      return `Hierhin geht keine neue Ansage, bis Sie entscheiden: Legen Sie still, oder bleibt alles, wie es ist? ${telefon ? 'Fragen Sie im Zweifel telefonisch nach.' : 'Sehen Sie im Zweifel vor Ort nach.'}`;
    case 'passtNicht':
      if (vorbei)
        return `Am ${formatTagLang(besuchAm)} war niemand dort, und die Arbeit wartet: Planen Sie das Haus in die nächste Kehrtour ein, oder merken Sie vor, wann es passt.`;
      return telefon
        ? 'Bieten Sie am Telefon eine der Zeiten an, die auf Ihrem Weg liegen.'
        : `Schlagen Sie eine der Zeiten vor, die auf Ihrem Weg liegen; die Nachricht geht ${mail ? 'per E-Mail' : 'als Zettel'} hinaus.`;
    case 'wunsch':
      if (vorbei)
        return 'Die nächste Kehrtour richtet sich nach diesem Wunsch. Merken Sie ihn beim Haus vor, dann gilt er auch danach, oder planen Sie das Haus ein.';
      return 'Nehmen Sie eine Zeit, die zum Wunsch passt, oder merken Sie den Wunsch für die nächste Kehrtour vor.';
    case 'frage':
      return mail
        ? 'Antworten Sie gleich hier; die Antwort geht per E-Mail hinaus und steht auf der Terminseite.'
        : `Antworten Sie gleich hier; die Antwort steht auf der Terminseite. ${telefon ? 'Besser rufen Sie auch an.' : ''}`.trim();
    case 'vorschlag':
      return schrittWennVorschlag(umstand);
    case 'zurueck':
      if (umstand.ersatz?.weg === 'anruf') return schrittWennZuSpaet(umstand);
      return `${kamNichtAn(umstand)}: ${ratWennZurueck(umstand)}, denn hier weiß niemand vom ${formatTagLang(besuchAm)}.`;
    case 'zettel':
      if (istEinerVon(AUFGEHOBENE, umstand.status))
        return `Werfen Sie die Absage ein und melden Sie es${telefon ? ', oder rufen Sie an' : ''}: Hier weiß noch niemand, dass der Besuch am ${formatTagLang(besuchAm)} entfällt.`;
      if (umstand.ersatz?.weg === 'zettel') return schrittWennZettel(umstand);
      return 'Werfen Sie den Zettel ein und melden Sie es; erst dann läuft die Frist.';
    case 'offen':
      return schrittWennOffen(umstand) + vorherText(umstand);
    case 'bestaetigt':
      return 'Nichts zu tun.';
  }
}

/** How long a household that was called off waits for another proposal at most. */
const VORSCHLAG_TAGE = 7;

/** The day by which a household that was called off has another proposal: within a week, on a day of the office, and inside its Frist. */
export function vorschlagBis(gesagtAm: Tag, fristBis: Tag | null): Tag {
  const woche = amBuerotag(plusTage(gesagtAm, VORSCHLAG_TAGE));
  if (fristBis === null || fristBis >= woche) return woche;
  return fristBis < gesagtAm ? gesagtAm : fristBis;
}

/** The Friday where it would be a weekend. */
const amBuerotag = (tag: Tag): Tag => plusTage(tag, -Math.max(0, wochentag(tag) - 5));

function schrittWennVorschlag({
  vorschlagBis: bis = null,
  heute,
  vorbei = false,
  wunschGemerkt = false,
}: Schrittumstand): string {
  const zeit = wunschGemerkt ? 'eine Zeit nach dem vorgemerkten Wunsch' : 'eine Zeit';
  const sonst =
    vorbei || wunschGemerkt
      ? 'nehmen Sie das Haus in die nächste Kehrtour'
      : 'planen Sie das Haus in der Kehrtour wieder ein';
  const tat = `Vereinbaren Sie ${zeit}, oder ${sonst}`;
  if (bis === null) return `Versprochen ist ein neuer Vorschlag: ${tat}.`;
  return heute > bis
    ? `Der neue Vorschlag war bis ${formatTagLang(bis)} versprochen: ${tat}.`
    : `Versprochen ist ein neuer Vorschlag bis ${formatTagLang(bis)}: ${tat}.`;
}

const kamNichtAn = ({ kanal }: Schrittumstand): string =>
  kanal === null ? 'Die Ansage kam zurück' : KANAL_WORTE[kanal].kamNichtAn;

/** `Senden Sie eine SMS, drucken Sie einen Zettel oder rufen Sie an`: the quickest first. */
function ratWennZurueck({ nachsendbar, telefon }: Schrittumstand): string {
  const rat = [
    ...(nachsendbar.length > 0 ? [`senden Sie ${sendeworte(nachsendbar)}`] : []),
    'drucken Sie einen Zettel',
    ...(telefon ? ['rufen Sie an'] : []),
  ];
  const satz = mitOder(rat);
  return satz.charAt(0).toUpperCase() + satz.slice(1);
}

const sendeworte = (kanaele: readonly Nachsendekanal[]): string =>
  mitOder(kanaele.map((kanal) => NACHSENDEWORTE[kanal]));

const mitOder = (teile: readonly string[]): string =>
  teile.length < 2 ? teile.join('') : `${teile.slice(0, -1).join(', ')} oder ${teile.at(-1)}`;

/** No message is left that could go in time: a slip still is. */
function schrittWennZettel(umstand: Schrittumstand): string {
  const { grund = null, zettelBis = null } = umstand.ersatz ?? {};
  const bis = zettelBis === null ? '' : ` bis ${formatTagLang(zettelBis)}`;
  const oder = umstand.nachsendbar.length > 0 ? `, oder senden Sie ${sendeworte(umstand.nachsendbar)}` : '';
  return `${kamNichtAn(umstand)}, und ${ERSATZGRUND_WORTE[grund ?? 'keiner']}: Werfen Sie${bis} einen Zettel ein und melden Sie es${oder}, denn hier weiß niemand vom ${formatTagLang(umstand.besuchAm)}.`;
}

function schrittWennZuSpaet(umstand: Schrittumstand): string {
  const { telefon, besuchAm } = umstand;
  const rat = telefon
    ? 'Rufen Sie an'
    : 'Fahren Sie vorbei oder verlegen Sie den Besuch, eine Telefonnummer ist nicht bekannt';
  return `${kamNichtAn(umstand)}, und auch für einen Zettel ist es zu spät: ${rat}, denn hier weiß niemand vom ${formatTagLang(besuchAm)}.`;
}

const vorherText = ({ ersatzFuer = null, kanal, angehalten }: Schrittumstand): string =>
  ersatzFuer === null || kanal === null || angehalten === true
    ? ''
    : ` ${KANAL_WORTE[ersatzFuer].kamNichtAn}; von selbst ging stattdessen eine ${KANAL_WORTE[kanal].menge[0]} hinaus.`;

function schrittWennOffen(umstand: Schrittumstand): string {
  const { status, heute, antwortBis, telefon, anruf } = umstand;
  if (umstand.angehalten === true)
    return 'Der Versand ist angehalten, hier weiß noch niemand etwas: Senden Sie in der Kehrtour weiter, oder verwerfen Sie den Rest.';
  if (umstand.umgezogen && anruf === null)
    return `Angesagt ist der Besuch ${umstand.umgezogen.angesagt}, hier steht inzwischen ${umstand.umgezogen.jetzt}: ${telefon ? 'Rufen Sie an' : 'Werfen Sie einen Zettel ein'}, denn dort weiß vielleicht niemand vom ${formatTagLang(umstand.besuchAm)}.`;
  if (anruf === 'ruftZurueck') return 'Warten Sie auf den Rückruf.';
  if (anruf === 'nichtErreicht') return 'Beim letzten Anruf war niemand da. Versuchen Sie es noch einmal.';
  const ruf = telefon ? 'Rufen Sie an' : 'Fahren Sie trotzdem hin; eine Telefonnummer ist nicht bekannt';
  if (status === 'unsicher') return `Hier weiß man es noch nicht. ${ruf}.`;
  if (antwortBis !== null && heute > antwortBis)
    return telefon
      ? `Die Antwortfrist ist vorbei. ${ruf}, das spart vielleicht den Weg.`
      : `Die Antwortfrist ist vorbei. ${ruf}.`;
  return antwortBis === null
    ? 'Warten Sie auf die Antwort.'
    : `Warten Sie bis ${formatTagLang(antwortBis)} auf die Antwort.`;
}
