import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { absageVorschauHolen } from '@kehrtour/contract/kehrtourlauf';
import { hatZusagen } from '@kehrtour/domain/kehrtour/kehrtour';
import { darf } from '@kehrtour/domain/rolle';

import { findKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { listOffeneDerKehrtour } from '../../termin/terminstand.ts';
import { ladeAhnungslose } from '../absage/sageKundenAb.ts';
import { ladeKenntnisse } from '../absage/sageVerwaltungAb.ts';
import { ladeAnkuendigung } from '../ansage/ladeAnkuendigung.ts';
import { jeKanal } from './kenntnisnahmen.ts';

/** Whom calling the round off would be told to, as `sageKundenAb.ts` does it: the count before anything leaves. */
export async function zeigeAbsagevorschau(
  ctx: StaffCtx,
  kehrtourId: string,
): Promise<AnswerOf<typeof absageVorschauHolen>> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ansehen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const kehrtour = await findKehrtour(tx, kehrtourId);
    if (!kehrtour) throw new Refused('nicht-gefunden');
    const offene = await listOffeneDerKehrtour(tx, kehrtourId);
    const gebucht = offene.filter(({ quelle }) => quelle === 'buchung').length;
    if (!hatZusagen(kehrtour.status)) return { bescheid: [], zurKenntnis: [], gebucht };
    const gesagte = new Set(offene.flatMap(({ id, quelle }) => (quelle === 'buchung' ? [] : [id])));
    const { empfaenge } = await ladeAnkuendigung(ctx, tx, kehrtourId);
    const ahnungslos = await ladeAhnungslose(tx, [...gesagte]);
    const erfahren = empfaenge.filter(
      (empfang) => gesagte.has(empfang.termin?.id ?? '') && !empfang.zurKenntnis && !ahnungslos(empfang),
    );
    const kenntnisse = await ladeKenntnisse(tx, { empfaenge, terminIds: [...gesagte] });
    return {
      bescheid: jeKanal(erfahren.map(({ kanal }) => kanal)),
      zurKenntnis: jeKanal(kenntnisse.map(({ empfang }) => empfang.kanal)),
      gebucht,
    };
  });
}
