import type { Jahresfenster, Taetigkeit } from '@kehrtour/domain/taetigkeit/taetigkeit';

import type { Tx } from '../platform/db/db.ts';
import { deleteUnbenutzte, insertTaetigkeit, listTaetigkeiten } from './taetigkeit.store.ts';

/** An entry as concepts above read it, without who may book it. */
export type Katalogeintrag = Pick<
  Taetigkeit,
  | 'id'
  | 'name'
  | 'dauerMinuten'
  | 'jeWeitereEinheitMinuten'
  | 'jeWeitereFeuerstaetteMinuten'
  | 'feuerstaettenInbegriffen'
  | 'wiederholung'
> & {
  readonly fenster: readonly Jahresfenster[];
  readonly aktiv: boolean;
};

/** The company's catalogue, switched-off entries last. */
export async function listKatalog(tx: Tx): Promise<Katalogeintrag[]> {
  const rows = await listTaetigkeiten(tx);
  return rows.map(({ id, name, dauer_minuten: dauerMinuten, regel, aktiv }) => ({
    ...regel,
    id,
    name,
    dauerMinuten,
    aktiv,
  }));
}

/** What the company calls work that it has added itself. */
export const listEigeneNamen = async (tx: Tx): Promise<string[]> =>
  (await listKatalog(tx)).flatMap(({ id, name }) => (id.startsWith('eigene_') ? [name] : []));

/** Minutes for work of which only the name is known, until the company says better. */
const DAUER_MINUTEN = 20;
const NAME_MAX = 80;

/** Adds entries for work that a file names and the catalogue does not know; an id that is there stays as it is. */
export async function ergaenzeKatalog(tx: Tx, neue: readonly { id: string; name: string }[]): Promise<void> {
  const bekannt = new Set((await listTaetigkeiten(tx)).map(({ id }) => id));
  for (const { id, name } of neue.filter((eine) => !bekannt.has(eine.id))) {
    const kurz = name.slice(0, NAME_MAX);
    await insertTaetigkeit(tx, {
      id,
      name: kurz,
      kundentext: kurz,
      art: 'frei',
      dauer_minuten: DAUER_MINUTEN,
      online: 'nein',
      qualifikation: 'keine',
      vor_ort: true,
      regel: { wiederholung: { art: 'anlass' }, fenster: [] },
    });
  }
}

/** Takes entries away again that no task names. */
export async function raeumeKatalogAuf(tx: Tx, ids: readonly string[]): Promise<void> {
  await deleteUnbenutzte(tx, ids);
}
