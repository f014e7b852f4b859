import { istHinfaellig } from '@kehrtour/domain/termin/termin';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { listMitgeteilte } from './absage.store.ts';
import type { AnkuendigungNeu } from './ankuendigung.store.ts';
import type { Zettelrahmen } from './baueZettel.ts';
import type { TerminDesHalts } from './empfang.store.ts';
import type { Empfang } from './empfang.ts';
import { kanalweg } from './kanal/kanaele.ts';
import { sageAb } from './sageAb.ts';

/** A visit that is off, as whoever looks after its house hears of it. */
type Kenntnis = { readonly empfang: Empfang; readonly termin: TerminDesHalts };

type Weggefallene = {
  readonly empfaenge: readonly Empfang[];
  readonly terminIds: readonly string[];
};

/**
 * Visits of flats that are off, for whoever looks after the house and was told of them: flat by flat where others of it are still
 * visited, else once for the house. Only by what leaves by itself: nobody prints a slip for an office.
 */
export async function ladeKenntnisse(
  tx: Tx,
  { empfaenge, terminIds }: Weggefallene,
): Promise<readonly Kenntnis[]> {
  const weg = new Set(terminIds);
  const verwaltungen = empfaenge.filter(
    ({ zurKenntnis, kanal, halt }) =>
      zurKenntnis && kanalweg(kanal)?.sende !== undefined && halt.termine.some(({ id }) => weg.has(id)),
  );
  if (verwaltungen.length === 0) return [];
  const bekannt = verwaltungen.flatMap(({ halt }) => halt.termine.map(({ id }) => id));
  const mitgeteilt = new Set((await listMitgeteilte(tx, bekannt)).map(({ termin_id }) => termin_id));
  return verwaltungen.flatMap((empfang) => kenntnisseVon(empfang, weg, mitgeteilt));
}

function kenntnisseVon(
  empfang: Empfang,
  weg: ReadonlySet<string>,
  mitgeteilt: ReadonlySet<string>,
): readonly Kenntnis[] {
  const { termine, einheiten } = empfang.halt;
  if (!termine.some(({ id }) => mitgeteilt.has(id))) return [];
  const entfallene = termine.filter(({ id }) => weg.has(id));
  const [erster] = entfallene;
  const andereBleiben = termine.some(({ id, status }) => !weg.has(id) && !istHinfaellig(status));
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
