import type { Tag } from '../tag.ts';
import { type Ankuendigungsregel, zugang } from '../versand/ankuendigungsfrist.ts';
import type { Kanal } from '../versand/kanal.ts';
import type { VersandStatus } from '../versand/vorgang.ts';

/**
 * What somebody reports of a notice, when it has happened: a PDF is fetched for printing, a slip dropped in, a letter posted,
 * something came back. `berichtigt` takes back an entry that was wrong; entries themselves are never changed.
 */
export const ZUSTELLUNGSARTEN = ['gedruckt', 'eingeworfen', 'aufgegeben', 'zurueck', 'berichtigt'] as const;
export type Zustellungsart = (typeof ZUSTELLUNGSARTEN)[number];

/** How a notice stands towards whom it is for. Only `zugestellt` starts a period. */
export const ZUSTELLSTAENDE = [
  'offen',
  'gedruckt',
  'unterwegs',
  // The office stopped the dispatch before this one left, and afterwards perhaps threw it away.
  'angehalten',
  'verworfen',
  'zugestellt',
  'gescheitert',
] as const;
export type Zustellstand = (typeof ZUSTELLSTAENDE)[number];

/** By which of the ways a delivery goes. */
const WEG_DER_ZUSTELLUNG = { eingeworfen: 'einwurf', aufgegeben: 'brief' } as const satisfies Partial<
  Record<Zustellungsart, Kanal>
>;
const istZustellung = (art: Zustellungsart): art is keyof typeof WEG_DER_ZUSTELLUNG =>
  art in WEG_DER_ZUSTELLUNG;

export interface Zustellung {
  readonly id: string;
  readonly art: Zustellungsart;
  /** The day on which it happened, not the one on which it was reported. */
  readonly am: Tag;
  /** Who did it; '' where it is not known. */
  readonly von: string;
  /** The entry that this one takes back. */
  readonly berichtigt: string | null;
}

export interface Mailversand {
  readonly status: VersandStatus | 'angehalten' | 'verworfen';
  /** Null until the mail server has taken it; a letter of a service, until the post has. */
  readonly gesendetAm: Tag | null;
  /** The day on which a service told that it came back. */
  readonly zurueckAm?: Tag | null;
}

export interface Zustellbild {
  readonly stand: Zustellstand;
  readonly kanal: Kanal;
  /** The day of what happened last; null where nothing did. */
  readonly am: Tag | null;
  readonly von: string;
  /** Counts as received; null until it is delivered. */
  readonly zugangAm: Tag | null;
}

/** Entries that hold, in their order: neither taken back nor taking back. */
export function geltendeZustellungen(zustellungen: readonly Zustellung[]): Zustellung[] {
  const zurueckgenommen = new Set(zustellungen.map(({ berichtigt }) => berichtigt));
  return zustellungen.filter(({ id, art }) => art !== 'berichtigt' && !zurueckgenommen.has(id));
}

/** What receipt is computed by: holidays where the notice goes, and the days its way takes. */
export type Zugangsregel = Pick<Ankuendigungsregel, 'feiertage' | 'zustelltage'>;

/** What became of a notice, from what was reported and what its mail did. */
export function zustellbild(
  ansage: {
    readonly kanal: Kanal;
    readonly zustellungen: readonly Zustellung[];
    readonly mail: Mailversand | null;
  },
  regel: Zugangsregel,
): Zustellbild {
  const geltend = geltendeZustellungen(ansage.zustellungen);
  const letzte = geltend.findLast(({ art }) => art !== 'gedruckt');
  if (letzte && istZustellung(letzte.art)) {
    const { am, von } = letzte;
    const kanal = WEG_DER_ZUSTELLUNG[letzte.art];
    return { stand: 'zugestellt', kanal, am, von, zugangAm: zugang(am, kanal, regel) };
  }
  const offen = { kanal: ansage.kanal, am: null, von: '', zugangAm: null } as const;
  if (letzte) return { ...offen, stand: 'gescheitert', am: letzte.am, von: letzte.von };
  if (ansage.mail) return bildDerMail(ansage.mail, ansage.kanal, regel);
  const gedruckt = geltend.at(-1);
  return gedruckt
    ? { ...offen, stand: 'gedruckt', am: gedruckt.am, von: gedruckt.von }
    : { ...offen, stand: 'offen' };
}

function bildDerMail(mail: Mailversand, kanal: Kanal, regel: Zugangsregel): Zustellbild {
  const { status, gesendetAm: am, zurueckAm = null } = mail;
  // With the post it is a letter like any other, and counts as one from that day.
  const weg = kanal === 'briefdienst' ? 'brief' : kanal;
  if (status === 'gesendet' && am !== null)
    return { stand: 'zugestellt', kanal: weg, am, von: '', zugangAm: zugang(am, weg, regel) };
  return { stand: standOhneVersand(status), kanal, am: zurueckAm, von: '', zugangAm: null };
}

function standOhneVersand(status: Mailversand['status']): Zustellstand {
  if (status === 'angehalten' || status === 'verworfen') return status;
  return status === 'fehler' ? 'gescheitert' : 'unterwegs';
}

/** Whether somebody still has to carry it: paper that is not delivered, and what came back or could not be sent. */
export const istZuBringen = ({ stand }: Pick<Zustellbild, 'stand'>): boolean =>
  stand === 'offen' || stand === 'gedruckt' || stand === 'gescheitert' || stand === 'verworfen';

/** Whether a report fits how a notice stands: nothing is delivered twice, and only what left can come back. */
export function zustellungMoeglich(
  art: Zustellungsart,
  { stand, zustellungen }: Pick<Zustellbild, 'stand'> & { readonly zustellungen: readonly Zustellung[] },
): boolean {
  switch (art) {
    case 'gedruckt':
      return true;
    case 'eingeworfen':
    case 'aufgegeben':
      return stand !== 'zugestellt';
    case 'zurueck':
      return stand === 'zugestellt';
    case 'berichtigt':
      return geltendeZustellungen(zustellungen).some((eine) => eine.art !== 'gedruckt');
  }
}
