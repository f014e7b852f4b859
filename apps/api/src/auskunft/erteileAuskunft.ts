import type { auskunftErteilen } from '@kehrtour/contract/auskunft';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import {
  type Auskunftsform,
  AUSKUNFTSEMPFAENGER,
  AUSKUNFTSFRISTEN,
  AUSKUNFTSRECHTE,
  AUSKUNFTSZWECKE,
  herkunftText,
} from '@kehrtour/domain/liegenschaft/auskunft';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { auskunftsblatt } from './auskunftsblatt.ts';
import { type Auskunft, sammleAuskunft } from './sammleAuskunft.ts';

const TYPEN: Readonly<Record<Auskunftsform, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** What is kept of one person, for her (Art. 15 GDPR); the history of the house says when and by whom it was given. */
export async function erteileAuskunft(
  ctx: StaffCtx,
  wer: { id: string; teilId: string },
  { form }: BodyOf<typeof auskunftErteilen>,
): Promise<{ inhalt: string; typ: string; name: string }> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const auskunft = await ctx.transaction(async (tx) => {
    const gesammelt = await sammleAuskunft(ctx, tx, wer);
    await record(ctx, tx, {
      gegenstand: 'liegenschaft',
      id: wer.id,
      was: 'Kontakt: Auskunft erteilt',
      nach: { verbindung: wer.teilId, form },
    });
    return gesammelt;
  });
  return {
    inhalt: form === 'html' ? auskunftsblatt(auskunft) : alsJson(auskunft),
    typ: TYPEN[form],
    name: `auskunft-${ortszeitAus(auskunft.stand).tag}.${form}`,
  };
}

const alsJson = (auskunft: Auskunft): string =>
  JSON.stringify(
    {
      ...auskunft,
      herkunft: herkunftText(auskunft.person.datenherkunft),
      zwecke: AUSKUNFTSZWECKE,
      empfaenger: AUSKUNFTSEMPFAENGER,
      loeschfristen: AUSKUNFTSFRISTEN,
      rechte: AUSKUNFTSRECHTE,
    },
    null,
    2,
  );
