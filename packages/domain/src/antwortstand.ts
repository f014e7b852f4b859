import { formatTagLang } from './format.ts';
import type { Kanal } from './kanal.ts';
import type { Rueckmeldungsart } from './rueckmeldungsart.ts';
import type { Tag } from './tag.ts';
import { istAbgeschlossen, type TerminStatus } from './termin.ts';
import type { Zustellstand } from './zustellung.ts';

/** Where the answer of a household stands, in the order in which the office goes through them. */
export const ANTWORTSTAENDE = [
  'passtNicht',
  'wunsch',
  'frage',
  'zurueck',
  'zettel',
  'offen',
  'bestaetigt',
] as const;
export type Antwortstand = (typeof ANTWORTSTAENDE)[number];

export const ANTWORTSTAENDE_NAMEN: Record<Antwortstand, string> = {
  passtNicht: 'Passt nicht',
  wunsch: 'Wunsch',
  frage: 'Frage',
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
  /** Somebody asked, and nobody has answered yet. */
  readonly frageOffen: boolean;
  /** What became of the last notice; null where none was written. */
  readonly zustellung: { readonly stand: Zustellstand; readonly kanal: Kanal } | null;
}

/** Undefined where the office has nothing to do with it any more, or where it is a request that has its own list. */
export function antwortstand({
  status,
  antwort,
  frageOffen,
  zustellung,
}: Antwortbild): Antwortstand | undefined {
  if (istAbgeschlossen(status) || status === 'entwurf' || status === 'angefragt') return undefined;
  if (status === 'abgelehnt') return antwort === 'wunsch' ? 'wunsch' : 'passtNicht';
  if (frageOffen) return 'frage';
  if (status === 'bestaetigt') return 'bestaetigt';
  // Who has answered knows of it, however the notice came.
  if (status === 'unsicher' || antwort !== null) return 'offen';
  if (zustellung?.stand === 'gescheitert') return 'zurueck';
  return zustellung?.stand === 'offen' || zustellung?.stand === 'gedruckt' ? 'zettel' : 'offen';
}

export interface Schrittumstand {
  readonly stand: Antwortstand;
  readonly status: TerminStatus;
  readonly kanal: Kanal | null;
  readonly heute: Tag;
  /** The day of the visit, and until when the customer was asked to answer. */
  readonly besuchAm: Tag;
  readonly antwortBis: Tag | null;
  readonly telefon: boolean;
  readonly mail: boolean;
  /** What was heard at the last call. */
  readonly anruf: Anrufergebnis | null;
}

/** What to do next about a household, in one sentence. */
export function naechsterSchritt(umstand: Schrittumstand): string {
  const { stand, telefon, mail, besuchAm } = umstand;
  switch (stand) {
    case 'passtNicht':
      return telefon
        ? 'Bieten Sie am Telefon eine der Zeiten an, die auf Ihrem Weg liegen.'
        : `Schlagen Sie eine der Zeiten vor, die auf Ihrem Weg liegen; die Nachricht geht ${mail ? 'per E-Mail' : 'als Zettel'} hinaus.`;
    case 'wunsch':
      return 'Nehmen Sie eine Zeit, die zum Wunsch passt, oder merken Sie den Wunsch für die nächste Kehrtour vor.';
    case 'frage':
      return mail
        ? 'Antworten Sie gleich hier; die Antwort geht per E-Mail hinaus und steht auf der Terminseite.'
        : `Antworten Sie gleich hier; die Antwort steht auf der Terminseite. ${telefon ? 'Besser rufen Sie auch an.' : ''}`.trim();
    case 'zurueck':
      return `${umstand.kanal === 'mail' ? 'Die E-Mail kam nicht an' : 'Die Ansage kam zurück'}: Drucken Sie einen Zettel${telefon ? ' oder rufen Sie an' : ''}, denn hier weiß niemand vom ${formatTagLang(besuchAm)}.`;
    case 'zettel':
      return 'Werfen Sie den Zettel ein und melden Sie es; erst dann läuft die Frist.';
    case 'offen':
      return schrittWennOffen(umstand);
    case 'bestaetigt':
      return 'Nichts zu tun.';
  }
}

function schrittWennOffen({ status, heute, antwortBis, telefon, anruf }: Schrittumstand): string {
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
