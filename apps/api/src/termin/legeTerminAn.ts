import { randomUUID } from 'node:crypto';

import type { Tag } from '@kehrtour/domain/tag';

import { bindeAufgabe, insertAufgabe } from '../aufgabe/aufgabenstand.ts';
import type { Tx } from '../platform/db/db.ts';
import { insertEinzeltermin, type TerminNeu } from './terminwechsel.store.ts';

export type { TerminNeu };

/** What is to be done there. */
export type Arbeit = {
  /** The due task that this visit fulfils. */
  readonly aufgabeId: string | null;
  readonly taetigkeitId: string;
  readonly tag: Tag;
  readonly dauerMinuten: number;
};

/** An appointment with its task: the due one, or one of its own where none is due or another visit has taken it by now. */
export async function legeTerminAn(tx: Tx, neu: TerminNeu, { aufgabeId, ...arbeit }: Arbeit): Promise<void> {
  const { id: terminId, liegenschaftId, nutzungseinheitId, kehrtourId } = neu;
  await insertEinzeltermin(tx, neu);
  if (aufgabeId !== null && (await bindeAufgabe(tx, aufgabeId, terminId, kehrtourId))) return;
  await insertAufgabe(tx, {
    ...arbeit,
    id: randomUUID(),
    terminId,
    liegenschaftId,
    nutzungseinheitId,
    kehrtourId,
  });
}
