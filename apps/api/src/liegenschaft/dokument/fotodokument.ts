import type { Tag } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { insertDokument, setFotosGeloescht } from './dokument.store.ts';
import { merkeDokumenttat, verlangePlatz } from './legeDokumentAn.ts';

/** For pictures from the field, inside their transaction: a document of the house whose bytes lie there already. */
type Fotodokument = {
  readonly id: string;
  readonly liegenschaftId: string;
  readonly name: string;
  readonly groesse: number;
  readonly schluessel: string;
};

/** @throws Refused 'eingabe-ungueltig' where house or company have as many as they may */
export async function legeFotodokumentAn(ctx: StaffCtx, tx: Tx, neu: Fotodokument): Promise<void> {
  await verlangePlatz(tx, neu.liegenschaftId);
  await insertDokument(tx, { ...neu, typ: 'image/jpeg', am: ctx.now(), von: ctx.actor.id });
  await merkeDokumenttat(ctx, tx, { id: neu.liegenschaftId, was: 'Dokument abgelegt', name: neu.name });
}

/** Pictures of visits before this day go as every deleted document does; answers how many. */
export const vergissFotosVor = (
  tx: Tx,
  vor: Tag,
  { hoechstens, am }: { hoechstens: number; am: Date },
): Promise<number> => setFotosGeloescht(tx, vor, { hoechstens, am });
