import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { etwaDort, gefaehrdete, istFrischAngesagt, verzugMinuten } from '@kehrtour/domain/termin/tagesverzug';
import { istNachricht, type Nachrichtenkanal } from '@kehrtour/domain/versand/kanal';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeTagVon, type Tagesbesuch } from '../../termin/zeigeFahrtstand.ts';
import { type Ankuendigungsgrundlage, ladeAnkuendigung } from '../ansage/ladeAnkuendigung.ts';
import { kanalweg } from '../kanal/kanaele.ts';
import { baueZettel } from '../papier/baueZettel.ts';
import { insertVerspaetungsansage, listAngesagte, warteAufVorige } from './verspaetung.store.ts';

export type Angesagt = { readonly gesagt: number; readonly anzurufen: number };

/**
 * Tells a delay to those whose told window it breaks, each by the way of its notice; to nobody else. Told windows stay what was
 * promised. Whoever cannot be written to is noted for a call.
 * @param minuten what somebody said of the delay; what the marks say counts where it is more
 */
export async function sageVerspaetungAn(
  ctx: TenantCtx,
  { mitarbeiterId, minuten }: { mitarbeiterId: string; minuten: number },
): Promise<Angesagt> {
  return ctx.transaction(async (tx) => {
    await warteAufVorige(tx, mitarbeiterId);
    const besuche = await ladeTagVon(ctx, tx, mitarbeiterId);
    const verzug = Math.max(minuten, verzugMinuten(besuche, ctx.now()));
    const gesagte = new Map(
      (await listAngesagte(tx, mitarbeiterId, mitternacht(ctx))).map((eine) => [eine.termin_id, eine]),
    );
    const betroffene = gefaehrdete(besuche, verzug).filter(
      ({ id }) => !istFrischAngesagt(gesagte.get(id)?.zuletzt ?? null, ctx.now()),
    );
    let gesagt = 0;
    for (const [kehrtourId, besucheDerRunde] of Map.groupBy(betroffene, ({ row }) => row.kehrtour_id)) {
      const grundlage = kehrtourId === null ? undefined : await ladeGrundlage(ctx, tx, kehrtourId);
      for (const besuch of besucheDerRunde) {
        const etwa = etwaDort(besuch, verzug, ctx.now());
        const folge = (gesagte.get(besuch.id)?.anzahl ?? 0) + 1;
        const kanal =
          grundlage && (await sageEinem(ctx, tx, grundlage, { besuch, minuten: verzug, etwa, folge }));
        if (kanal) gesagt += 1;
        await insertVerspaetungsansage(tx, {
          termin_id: besuch.id,
          mitarbeiter_id: mitarbeiterId,
          am: ctx.now(),
          minuten: Math.min(600, verzug),
          etwa,
          kanal: kanal ?? null,
        });
      }
    }
    // Also where nobody has to be told: the office sees who is late.
    await announce(tx, { art: 'rueckmeldung' });
    return { gesagt, anzurufen: betroffene.length - gesagt };
  });
}

const mitternacht = (ctx: TenantCtx): Date =>
  zeitpunktAus({ tag: ortszeitAus(ctx.now()).tag, uhrzeit: '00:00' });

/** A round that was never announced as a whole has nobody to write to. */
async function ladeGrundlage(
  ctx: TenantCtx,
  tx: Tx,
  kehrtourId: string,
): Promise<Ankuendigungsgrundlage | undefined> {
  try {
    return await ladeAnkuendigung(ctx, tx, kehrtourId);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

type Einer = { besuch: Tagesbesuch; minuten: number; etwa: Date; folge: number };

/** By the way of the notice where that is a message; paper would come too late. */
async function sageEinem(
  ctx: TenantCtx,
  tx: Tx,
  { empfaenge, rahmen }: Ankuendigungsgrundlage,
  { besuch, minuten, etwa, folge }: Einer,
): Promise<Nachrichtenkanal | undefined> {
  const empfang = empfaenge.find(
    ({ termin, zurKenntnis, kanal }) => termin?.id === besuch.id && !zurKenntnis && istNachricht(kanal),
  );
  if (!empfang || !istNachricht(empfang.kanal)) return undefined;
  await kanalweg(empfang.kanal)?.sende?.(ctx, tx, {
    empfang,
    terminId: besuch.id,
    rahmen,
    zettel: baueZettel(empfang, rahmen, undefined),
    folge,
    fenster: { von: besuch.fensterVon, bis: besuch.fensterBis },
    anlass: { art: 'verspaetung', minuten, etwa: ortszeitAus(etwa).uhrzeit },
  });
  return empfang.kanal;
}
