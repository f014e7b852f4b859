import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { verspaetungAnsagen, verspaetungenHolen } from '@kehrtour/contract/verspaetung';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { sageVerspaetungAn } from './sageVerspaetungAn.ts';
import { listOhneFolgen, listVerspaetungen } from './verspaetung.store.ts';

const ZEILEN_MAX = 100;

/** Whom delays of today were told, and who has to be called. */
export async function zeigeVerspaetungen(ctx: StaffCtx): Promise<AnswerOf<typeof verspaetungenHolen>> {
  if (!darf(ctx.actor.rolle, 'termin.ansehen')) throw new Refused('nicht-erlaubt');
  const seit = zeitpunktAus({ tag: ortszeitAus(ctx.now()).tag, uhrzeit: '00:00' });
  const { rows, ohneFolgen } = await ctx.transaction(async (tx) => ({
    rows: await listVerspaetungen(tx, seit, ZEILEN_MAX),
    ohneFolgen: await listOhneFolgen(tx, seit),
  }));
  return {
    ohneFolgen: ohneFolgen.map(({ mitarbeiter_id: mitarbeiterId, mitarbeiter, am, minuten }) => ({
      mitarbeiterId,
      mitarbeiter,
      am: am.toISOString(),
      minuten,
    })),
    verspaetungen: rows.map((row) => ({
      terminId: row.termin_id,
      mitarbeiter: row.mitarbeiter,
      anschrift: row.anschrift,
      telefon: row.kanal === null ? row.telefon : '',
      am: row.am.toISOString(),
      minuten: row.minuten,
      etwa: row.etwa.toISOString(),
      kanal: row.kanal,
      fensterVon: row.fenster_von.toISOString(),
      fensterBis: row.fenster_bis.toISOString(),
      anruf: row.anruf && { ...row.anruf, am: new Date(row.anruf.am).toISOString() },
    })),
  };
}

/** The office tells it for somebody of whom it hears nothing. */
export async function sageFuerAn(
  ctx: StaffCtx,
  mitarbeiterId: string,
): Promise<AnswerOf<typeof verspaetungAnsagen>> {
  if (!darf(ctx.actor.rolle, 'termin.verlegen')) throw new Refused('nicht-erlaubt');
  return sageVerspaetungAn(ctx, { mitarbeiterId, minuten: 0 });
}
