import { randomBytes, randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { tokenAnlegen } from '@kehrtour/contract/kehrbezirkssoftware';
import { TOKEN_TAGE, tokenAus } from '@kehrtour/domain/unternehmen/partner';

import { verlangeNachweis } from '../konto/verlangeNachweis.ts';
import { countOrRefuse } from '../platform/access/limit.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { hashToken } from '../platform/settings/secrets.ts';
import { deleteOffeneToken, deleteZugang, insertToken, insertZugang } from './partner.store.ts';
import { verlangeVerwaltung } from './zeigeKehrbezirkssoftware.ts';

const TAG_MS = 86_400_000;
const JE_BETRIEB = { anzahl: 50, proSekunden: 3600 };

/** Ten letters for one program, shown now and never again; one that was open is void. */
export async function legeTokenAn(
  ctx: StaffCtx,
  { rechte, mailFuerTermine, gleiche }: Omit<BodyOf<typeof tokenAnlegen>, 'nachweis'>,
): Promise<AnswerOf<typeof tokenAnlegen>> {
  verlangeVerwaltung(ctx);
  await countOrRefuse(ctx, `partner/token/${ctx.unternehmenId}`, JE_BETRIEB);
  const token = wuerfle();
  const am = ctx.now();
  const laeuftAb = new Date(am.getTime() + TOKEN_TAGE * TAG_MS);
  await ctx.transaction(async (tx) => {
    await loescheOffene(tx);
    const id = randomUUID();
    await insertToken(tx, {
      id,
      rechte: [...new Set(rechte)],
      mail_fuer_termine: mailFuerTermine,
      gleiche,
      am,
      laeuft_ab: laeuftAb,
    });
    await insertZugang(tx, {
      hash: hashToken(token),
      art: 'partnertoken',
      unternehmenId: ctx.unternehmenId,
      id,
    });
  });
  return { token, laeuftAb: laeuftAb.toISOString() };
}

/** As somebody asks for it at the screen: what lets a program in is a key to everything. @throws Refused 'nachweis-noetig' */
export async function legeTokenMitNachweisAn(
  ctx: StaffCtx,
  { nachweis, ...freigabe }: BodyOf<typeof tokenAnlegen>,
): Promise<AnswerOf<typeof tokenAnlegen>> {
  verlangeVerwaltung(ctx);
  await verlangeNachweis(ctx, nachweis);
  return legeTokenAn(ctx, freigabe);
}

/** Somebody thought better of it. */
export async function nimmTokenZurueck(ctx: StaffCtx): Promise<Record<string, never>> {
  verlangeVerwaltung(ctx);
  await ctx.transaction(loescheOffene);
  return {};
}

async function loescheOffene(tx: Tx): Promise<void> {
  for (const { id } of await deleteOffeneToken(tx)) await deleteZugang(tx, id);
}

/** Every sixteenth byte is thrown away; of forty enough are left for ever. */
function wuerfle(): string {
  for (;;) {
    const token = tokenAus(randomBytes(40));
    if (token !== undefined) return token;
  }
}
