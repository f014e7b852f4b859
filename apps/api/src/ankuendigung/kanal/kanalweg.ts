import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import type { Dienstkanal, Kanal } from '@kehrtour/domain/versand/kanal';
import type { Versandanlass } from '@kehrtour/domain/versand/versandanlass';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Fenster, Zettel } from '../../terminzettel/zettelAuftrag.ts';
import type { Zettelrahmen } from '../baueZettel.ts';
import type { Erreichbarkeit } from '../empfang.store.ts';
import type { Empfang } from '../empfang.ts';

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

/** A notice that would follow by itself; `bisherTeile`: how many short messages the notices of its round count as until now. */
export type Weitere = {
  readonly empfang: Empfang;
  readonly rahmen: Zettelrahmen;
  readonly bisherTeile: number;
};

/** Which ways that need a service stand open to a company: the installation has one for it, and the company wants it. */
export type OffeneWege = Readonly<Record<Dienstkanal, boolean>>;

/** A way by which a notice can be chosen to go: a folder here, and its line in `kanaele.ts`. */
export type Kanalweg = {
  readonly kanal: Kanal;
  /** Whether its service is there and wanted; without it the way stands open to everybody. */
  readonly offen?: (deps: Deps, einstellungen: Einstellungen) => boolean;
  /** Whether one more stays within what the company wants to pay; without it the way costs nothing. */
  readonly bezahlbar?: (ctx: TenantCtx, tx: Tx, eine: Weitere) => Promise<boolean> | boolean;
  /** How many short messages one counts as in its round. */
  readonly teile?: (eine: Pick<Weitere, 'empfang' | 'rahmen'>) => number;
  /** The cause whose bound may hold one back, and the address that this bound counts. */
  readonly zaehlt?: (kontakt: Erreichbarkeit) => readonly [anlass: Versandanlass, adresse: string];
  /** Where it would go, as the office reads it; '' where there is nothing to read, null: this way does not reach them. */
  readonly ziel: (kontakt: Erreichbarkeit | undefined, wege: OffeneWege) => string | null;
  /** Puts it into the outbox and answers the row, for the proof. Without it the office prints and carries. */
  readonly sende?: (ctx: TenantCtx, tx: Tx, nachricht: Nachricht) => Promise<string>;
};
