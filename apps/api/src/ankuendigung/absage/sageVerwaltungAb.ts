import { hatZusagen } from '@kehrtour/domain/kehrtour/kehrtour';
import { istHinfaellig } from '@kehrtour/domain/termin/termin';

import { findKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Fenster } from '../../terminzettel/zettelAuftrag.ts';
import { ladeAnkuendigung } from '../ansage/ladeAnkuendigung.ts';
import { type AnkuendigungNeu, insertAnkuendigungen } from '../empfang/ankuendigung.store.ts';
import type { TerminDesHalts } from '../empfang/empfang.store.ts';
import type { Empfang } from '../empfang/empfang.ts';
import type { Zettelrahmen } from '../papier/baueZettel.ts';
import { listMitgeteilte } from './absage.store.ts';
import { sageAb } from './sageAb.ts';

/** A visit that is off, as whoever looks after its house hears of it. */
type Kenntnis = { readonly empfang: Empfang; readonly termin: TerminDesHalts };

type Weggefallene = {
  readonly empfaenge: readonly Empfang[];
  readonly terminIds: readonly string[];
};

/**
 * Visits of flats that are off, for whoever looks after the house and was told of them: flat by flat where others of it are still
 * visited, else once for the house. By the way that they hear of anything: whoever reads no mail is owed a letter.
 */
export async function ladeKenntnisse(
  tx: Tx,
  { empfaenge, terminIds }: Weggefallene,
): Promise<readonly Kenntnis[]> {
  const weg = new Set(terminIds);
  const verwaltungen = empfaenge.filter(
    ({ zurKenntnis, halt }) => zurKenntnis && halt.termine.some(({ id }) => weg.has(id)),
  );
  if (verwaltungen.length === 0) return [];
  const bekannt = verwaltungen.flatMap(({ halt }) => halt.termine.map(({ id }) => id));
  const mitgeteilt = new Map(
    (await listMitgeteilte(tx, bekannt)).map(({ termin_id, gehoert }) => [termin_id, gehoert]),
  );
  return verwaltungen.flatMap((empfang) => kenntnisseVon(empfang, weg, mitgeteilt));
}

function kenntnisseVon(
  empfang: Empfang,
  weg: ReadonlySet<string>,
  mitgeteilt: ReadonlyMap<string, boolean>,
): readonly Kenntnis[] {
  const { termine, einheiten } = empfang.halt;
  if (!termine.some(({ id }) => mitgeteilt.has(id))) return [];
  const entfallene = termine.filter(({ id }) => weg.has(id));
  const [erster] = entfallene;
  const andereBleiben = termine.some(({ id, status }) => !weg.has(id) && !istHinfaellig(status));
  // A letter that nobody has printed yet is not printed any more once nobody comes.
  if (!andereBleiben && !termine.some(({ id }) => mitgeteilt.get(id) === true)) return [];
  if (erster && !andereBleiben && entfallene.length > 1) return [{ empfang, termin: erster }];
  return entfallene.map((termin) => ({
    termin,
    empfang: {
      ...empfang,
      einheit: einheiten.find(({ id }) => id === termin.nutzungseinheitId) ?? empfang.einheit,
    },
  }));
}

/** Tells them, and answers the proofs. */
export async function sageVerwaltungAb(
  ctx: TenantCtx,
  tx: Tx,
  {
    rahmen,
    kehrtourId,
    grundVon,
    ...weggefallene
  }: Weggefallene & {
    readonly rahmen: Zettelrahmen;
    readonly kehrtourId: string;
    readonly grundVon: (terminId: string) => string;
  },
): Promise<AnkuendigungNeu[]> {
  const nachweise: AnkuendigungNeu[] = [];
  for (const { empfang, termin } of await ladeKenntnisse(tx, weggefallene))
    nachweise.push(
      await sageAb(ctx, tx, { empfang, termin, rahmen, kehrtourId, grund: grundVon(termin.id) }),
    );
  return nachweise;
}

/** Who looks after the house of a flat that is about to leave its round, as a way to tell them when it is visited instead. */
export async function merkeVerwaltung(
  ctx: TenantCtx,
  tx: Tx,
  { id: terminId, kehrtour_id: kehrtourId }: { id: string; kehrtour_id: string | null },
): Promise<(stattdessen: Fenster) => Promise<void>> {
  const runde = kehrtourId === null ? undefined : await findKehrtour(tx, kehrtourId);
  if (kehrtourId === null || !runde?.plan || !hatZusagen(runde.status)) return async () => undefined;
  const { empfaenge, rahmen } = await ladeAnkuendigung(ctx, tx, kehrtourId);
  const kenntnisse = (await ladeKenntnisse(tx, { empfaenge, terminIds: [terminId] })).filter(
    ({ empfang }) => empfang.einheit !== undefined,
  );
  return async (stattdessen) => {
    const nachweise: AnkuendigungNeu[] = [];
    for (const { empfang, termin } of kenntnisse)
      nachweise.push(await sageAb(ctx, tx, { empfang, termin, rahmen, kehrtourId, grund: '', stattdessen }));
    await insertAnkuendigungen(tx, nachweise);
  };
}
