import { createHash, randomInt, randomUUID } from 'node:crypto';

import { addressOf } from '@kehrtour/addresses/addresses';
import { EMPFAENGER_MAX, type Zahlungsstand } from '@kehrtour/contract/zahlung';
import { darf } from '@kehrtour/domain/rolle';

import { countOrRefuse } from '../platform/access/limit.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { recordOfCompany } from '../platform/history.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { zahlungRefused } from './zahlung.grund.ts';
import { empfaengercodeMail } from './zahlung.mail.ts';
import {
  confirmEmpfaenger,
  countCodesDerStunde,
  deleteEmpfaenger,
  getZahlung,
  insertEmpfaenger,
  listEmpfaenger,
  saveEmpfaengercode,
} from './zahlung.store.ts';
import { zahlungJetzt } from './zeigeZahlung.ts';

const CODES_JE_STUNDE = 10;
const CODE_GILT_MS = 3 * 24 * 3_600_000;

function verlangeRecht(ctx: StaffCtx): void {
  if (!darf(ctx.actor.rolle, 'zahlung.verwalten')) throw new Refused('nicht-erlaubt');
}

/** Six digits: nobody else reads them, and a try costs one of ten. */
function neuerCode(ctx: StaffCtx, id: string): { code: string; hash: Buffer; bis: Date } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: hashVon(id, code), bis: new Date(ctx.now().getTime() + CODE_GILT_MS) };
}
/** Nobody floods a stranger's mailbox from here, not by taking the address out and in again either. */
async function begrenzeCodes(tx: Tx): Promise<void> {
  if ((await countCodesDerStunde(tx)) >= CODES_JE_STUNDE)
    throw new Refused('zu-viele-versuche', { retryAfterSeconds: 3600 });
}
const hashVon = (id: string, code: string): Buffer => createHash('sha256').update(`${id}/${code}`).digest();

async function schicke(ctx: StaffCtx, tx: Tx, an: { email: string; code: string }): Promise<void> {
  const { betrieb } = await getZahlung(tx);
  const link = addressOf(ctx.deps.env.addresses, 'portal', '/konto/einstellungen/zahlung/rechnungs-email');
  await queueMail(
    ctx,
    tx,
    {
      an: { name: betrieb.name, adresse: an.email },
      ...empfaengercodeMail({ betrieb: betrieb.name, code: an.code, link }),
    },
    {
      anlass: 'rechnungsempfaenger',
      ereignis: `rechnungsempfaenger/${randomUUID()}`,
      vorlage: 'rechnungsempfaenger-code',
    },
  );
}

/** @throws Refused 'email-vergeben' | 'zahlung.zu-viele-empfaenger' | 'zu-viele-versuche' */
export async function legeRechnungsempfaengerAn(ctx: StaffCtx, email: string): Promise<Zahlungsstand> {
  verlangeRecht(ctx);
  return ctx.transaction(async (tx) => {
    await begrenzeCodes(tx);
    if ((await listEmpfaenger(tx)).length >= EMPFAENGER_MAX) throw zahlungRefused('zu-viele-empfaenger');
    const id = randomUUID();
    const code = neuerCode(ctx, id);
    const neu = await insertEmpfaenger(tx, { id, email, am: ctx.now(), code });
    if (!neu) throw zahlungRefused('empfaenger-schon-da');
    await schicke(ctx, tx, { email, code: code.code });
    await recordOfCompany(ctx, tx, { was: 'rechnungsempfaenger-angelegt', nach: { email } });
    return zahlungJetzt(ctx, tx);
  });
}

/** @throws Refused 'nicht-gefunden' for an address that needs none any more, too */
export async function schickeEmpfaengercode(ctx: StaffCtx, id: string): Promise<Zahlungsstand> {
  verlangeRecht(ctx);
  return ctx.transaction(async (tx) => {
    await begrenzeCodes(tx);
    const code = neuerCode(ctx, id);
    const empfaenger = await saveEmpfaengercode(tx, id, code);
    if (!empfaenger) throw new Refused('nicht-gefunden');
    await schicke(ctx, tx, { email: empfaenger.email, code: code.code });
    return zahlungJetzt(ctx, tx);
  });
}

/** @throws Refused 'nicht-gefunden' | 'code-ungueltig' | 'zu-viele-versuche' */
export async function bestaetigeRechnungsempfaenger(
  ctx: StaffCtx,
  id: string,
  code: string,
): Promise<Zahlungsstand> {
  verlangeRecht(ctx);
  await countOrRefuse(ctx, `rechnungsempfaenger/code/${ctx.unternehmenId}`, {
    anzahl: 10,
    proSekunden: 3600,
  });
  return ctx.transaction(async (tx) => {
    const da = (await listEmpfaenger(tx)).find((einer) => einer.id === id);
    if (!da) throw new Refused('nicht-gefunden');
    if (da.bestaetigt) return zahlungJetzt(ctx, tx);
    const empfaenger = await confirmEmpfaenger(tx, { id, hash: hashVon(id, code), am: ctx.now() });
    if (!empfaenger) throw zahlungRefused('code-falsch');
    await recordOfCompany(ctx, tx, { was: 'rechnungsempfaenger-bestaetigt', nach: empfaenger });
    return zahlungJetzt(ctx, tx);
  });
}

/** @throws Refused 'nicht-gefunden' */
export async function loescheRechnungsempfaenger(ctx: StaffCtx, id: string): Promise<Zahlungsstand> {
  verlangeRecht(ctx);
  return ctx.transaction(async (tx) => {
    const von = await deleteEmpfaenger(tx, id);
    if (!von) throw new Refused('nicht-gefunden');
    await recordOfCompany(ctx, tx, { was: 'rechnungsempfaenger-entfernt', von });
    return zahlungJetzt(ctx, tx);
  });
}
