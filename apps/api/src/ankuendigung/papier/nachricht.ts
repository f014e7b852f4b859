import type { Fenster, Zettel } from '../../terminzettel/zettelAuftrag.ts';
import type { Empfang } from '../empfang/empfang.ts';
import type { Zettelrahmen } from './baueZettel.ts';

/**
 * A time that did not suit: another one was agreed on the phone, is proposed, or was chosen on the customer's own page. Without it
 * the company moved by itself.
 */
export type Verlegungsgrund = 'abgesprochen' | 'vorgeschlagen' | 'gewaehlt';

/** Why somebody is written to. */
export type Anlass =
  | { readonly art: 'ankuendigung' }
  /** `bisher`: the window that was told before and no longer holds. */
  | {
      readonly art: 'aenderung';
      readonly bisher: Fenster;
      readonly weil?: Verlegungsgrund;
      readonly grund?: string;
    }
  /** The told window holds, and other work is done in it. */
  | { readonly art: 'arbeit'; readonly grund?: string }
  /** The told window and work hold, and somebody comes whom the notice did not name. */
  | { readonly art: 'person'; readonly grund?: string }
  /** `stattdessen`: when somebody comes to this flat, told to whoever looks after its house. */
  | { readonly art: 'absage'; readonly grund: string; readonly stattdessen?: Fenster }
  /** The told window will be missed today: by how many minutes, and about when somebody comes. It stays what was promised. */
  | { readonly art: 'verspaetung'; readonly minuten: number; readonly etwa: string };

/** One thing to be told to one household about one Termin. */
export type Nachricht = {
  readonly empfang: Empfang;
  readonly terminId: string;
  readonly rahmen: Zettelrahmen;
  readonly zettel: Zettel;
  /** Counts the changes of this Termin; the same number is never sent twice. */
  readonly folge: number;
  readonly fenster: { readonly von: Date; readonly bis: Date };
  readonly anlass: Anlass;
  /** The page with all houses of the Hausverwaltung that is written to. */
  readonly uebersicht?: string | undefined;
  /** That it may be paid for was asked for all of them together. */
  readonly bezahlbar?: boolean | undefined;
};

/** Names a message: the same is never sent twice. Delays are counted by themselves. */
export const ereignisVon = ({ terminId, folge, anlass }: Nachricht): string =>
  `termin/${terminId}/${anlass.art === 'verspaetung' ? 'verspaetung/' : ''}${folge}`;
