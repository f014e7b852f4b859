import { timingSafeEqual } from 'node:crypto';

import type { Freigabe } from '@kehrtour/domain/versand/kanal';

import { mobilnummer } from '../../ankuendigung/wege.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { angebotRefused } from './angebot.grund.ts';
import { type BescheidRow, type CodehausRow, findHausDesTermins, listBescheid } from './haus.store.ts';

const STUNDE_MS = 3_600_000;

/** Somebody who is told of appointments at the house of a code. @throws Refused 'code-ungueltig' · 'nicht-gefunden' */
export async function findWer(
  tx: Tx,
  terminId: string,
  kontaktId: string,
): Promise<{ haus: CodehausRow; wer: BescheidRow }> {
  const haus = await findHausDesTermins(tx, terminId);
  // Whoever booked without showing that the mail can be read says nothing of a house by that.
  if (!haus || haus.unbestaetigt) throw new Refused('code-ungueltig');
  const wer = (await listBescheid(tx, haus.id, haus.nutzungseinheit_id)).find(({ id }) => id === kontaktId);
  if (!wer) throw new Refused('nicht-gefunden');
  return { haus, wer };
}

/**
 * The one phone of somebody: to two numbers the refusal was said, and who holds one of them does not speak for the other.
 */
export function telefonDes({ mobil, telefon }: BescheidRow): string | undefined {
  const nummern = new Set(
    [mobilnummer({ mobil, telefon: '' }), mobilnummer({ mobil: '', telefon })].flatMap(
      (nummer) => nummer ?? [],
    ),
  );
  return nummern.size === 1 ? [...nummern][0] : undefined;
}

/** What a code is for: one person, one number, and what she allows. */
export type Freigabewunsch = {
  readonly wer: BescheidRow;
  readonly nummer: string;
  readonly fuer: Freigabe;
};

/**
 * Six digits that only this installation can make, for one wish and one hour: any change of the contact or of what was allowed,
 * and so the use of the code itself, makes another one of it.
 */
function codeDerStunde(ctx: TenantCtx, { wer, nummer, fuer }: Freigabewunsch, stunde: number): string {
  const stand = fuer === 'sms' ? [] : [fuer, wer.einwilligungsstaende[fuer] ?? ''];
  const wofuer = [
    ctx.unternehmenId,
    wer.kontakt_id,
    nummer,
    wer.geaendert_am.toISOString(),
    stunde,
    ...stand,
  ];
  const zahl = ctx.deps.secrets.derive(`sms-freigabe/${wofuer.join('/')}`, 6).readUIntBE(0, 6);
  return String(zahl % 1_000_000).padStart(6, '0');
}
const stundeVon = (ctx: TenantCtx): number => Math.floor(ctx.now().getTime() / STUNDE_MS);

/** What goes to the phone. */
export const freigabecode = (ctx: TenantCtx, wunsch: Freigabewunsch): string =>
  codeDerStunde(ctx, wunsch, stundeVon(ctx));

/** Whether this is what went to the phone, in this hour or the one before. */
export function istFreigabecode(
  ctx: TenantCtx,
  { code, ...wunsch }: Freigabewunsch & { readonly code: string },
): boolean {
  const gegeben = Buffer.from(code.replaceAll(/\D/g, '').padStart(6, ' ').slice(0, 7));
  return [0, 1].some((vorher) => {
    const richtig = Buffer.from(codeDerStunde(ctx, wunsch, stundeVon(ctx) - vorher));
    return gegeben.length === richtig.length && timingSafeEqual(gegeben, richtig);
  });
}

/** With these nobody guesses one of a million codes. */
const VERSUCHE_JE_NUMMER = { anzahl: 5, proSekunden: 86_400 };

/** Counts that somebody typed a code. @throws Refused 'eingabe-ungueltig' where she typed none · 'zu-viele-versuche' */
export async function zaehleCodeversuch(
  kunde: TenantCtx,
  wer: BescheidRow,
  bestaetigung: string,
): Promise<void> {
  if (bestaetigung.trim() === '') throw angebotRefused('sms-code-falsch');
  const nummer = telefonDes(wer) ?? wer.kontakt_id;
  await countOrRefuse(kunde, `sms-freigabe/${kunde.unternehmenId}/${nummer}`, VERSUCHE_JE_NUMMER);
}
