import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import type { Dienstkanal, Kanal } from '@kehrtour/domain/versand/kanal';
import type { Versandanlass } from '@kehrtour/domain/versand/versandanlass';

import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Erreichbarkeit } from '../../empfang/empfang.store.ts';
import type { Empfang } from '../../empfang/empfang.ts';
import type { Zettelrahmen } from '../../papier/baueZettel.ts';
import type { Nachricht } from '../../papier/nachricht.ts';

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
