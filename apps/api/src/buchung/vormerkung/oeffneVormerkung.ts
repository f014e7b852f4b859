import { timingSafeEqual } from 'node:crypto';

import type { GuestCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken, type Secrets } from '../../platform/settings/secrets.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import { type Angebot, buchbareTaetigkeit } from '../angebot/angebot.ts';
import { ladeAngebot } from '../angebot/ladeAngebot.ts';
import { oeffneInhalt, type Vormerkungsinhalt } from './inhalt.ts';
import { findVormerkung, type VormerkungRow } from './vormerkung.store.ts';

/** Opens the page of it; follows from the row's id and this installation's secret, so that nothing is stored to steal. */
export const vormerkungstoken = (secrets: Secrets, id: string): string =>
  secrets.derive(`vormerkung/${id}`, 18).toString('base64url');
/** Stands only in the mail: whoever has it can read that mail. */
export const nachweisDer = (secrets: Secrets, id: string): string =>
  secrets.derive(`vormerkung-bestaetigen/${id}`, 18).toString('base64url');

export type Vorgemerkt = {
  readonly angebot: Angebot;
  readonly token: Uint8Array;
  readonly row: VormerkungRow;
  readonly inhalt: Vormerkungsinhalt;
  readonly taetigkeit: BuchbareRow;
};

/** @throws Refused 'nicht-gefunden' | 'buchung.nicht-angeboten' | 'code-ungueltig', also for another company's and a wrong proof */
export async function oeffneVormerkung(
  ctx: GuestCtx,
  slug: string,
  { vormerkung, nachweis }: { vormerkung: string; nachweis?: string | undefined },
): Promise<Vorgemerkt> {
  const angebot = await ladeAngebot(ctx, slug);
  const token = hashToken(vormerkung);
  const row = await angebot.ctx.transaction((tx) => findVormerkung(tx, token));
  if (!row || (nachweis !== undefined && !stimmt(ctx.deps.secrets, row, nachweis)))
    throw new Refused('code-ungueltig');
  const inhalt = oeffneInhalt(angebot.ctx, row);
  const taetigkeit = inhalt && buchbareTaetigkeit(angebot.stamm, inhalt.wunsch.taetigkeitId);
  if (!taetigkeit) throw new Refused('code-ungueltig');
  return { angebot, token, row, inhalt, taetigkeit };
}

const stimmt = (secrets: Secrets, { id }: VormerkungRow, nachweis: string): boolean =>
  timingSafeEqual(hashToken(nachweis), hashToken(nachweisDer(secrets, id)));
