import { mailschluessel, telefonschluessel } from '@kehrtour/domain/liegenschaft/kontaktschluessel';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import {
  type Betriebsstufe,
  betriebsstufe,
  sekundenBisMorgen,
  VERSANDANLAESSE,
  type Versandanlass,
  type Versandgrenzen,
  versandgrenze,
  type Versandzaehlung,
} from '@kehrtour/domain/versand/versandanlass';

import type { Ctx } from '../ctx.ts';
import type { Tx } from '../db/db.ts';
import { liste, sql } from '../db/sql.ts';
import { messageRefused } from '../refusal/messageLimit.grund.ts';
import { Refused } from '../refusal/refused.ts';

type Caller = Pick<Ctx, 'deps' | 'now'>;
type Bound = {
  readonly counting: Versandzaehlung;
  readonly key: string;
  /** Null: only counted. */
  readonly max: number | null;
  /** Counts an address on its first message of the day alone. */
  readonly onceAnAddress: boolean;
};

/**
 * Counts one message of this cause in the transaction that writes it, so that a message which is taken back is not counted and
 * of two at once one waits for the other. Whoever swallows the refusal does so outside of that transaction.
 * @param address mailbox, number or postal address; or what else stands for the one whom it reaches
 * @throws Refused 'versand.zu-viele' with what to do now
 */
export async function countMessage(
  ctx: Caller,
  tx: Tx,
  cause: Versandanlass,
  address: string,
): Promise<void> {
  const bounds = await boundsOf(ctx, tx, cause, address);
  if (bounds.length === 0) return;
  const { tag } = ortszeitAus(ctx.now());
  const row = await tx.row<{ full: number }>(
    sql`select tor_versand_zaehlen(${tag}::date, ${liste(bounds.map(({ key }) => key))}::text[],
      ${liste(bounds.map(({ max }) => max))}::int[], ${liste(bounds.map((bound) => bound.onceAnAddress))}::boolean[]) as full`,
  );
  const full = bounds[(row?.full ?? 0) - 1];
  if (full) throw messageRefused(cause, full.counting, full.max ?? 0, sekundenBisMorgen(ctx.now()));
}

/**
 * For verbs that must not show whether an address has had its messages of the day: `work` is a transaction of its own, and is
 * taken back. What concerns everybody is told. Answers whether it was done.
 */
export async function unlessAddressIsFull(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isFull(error) && !isFullInAll(error)) return false;
    throw error;
  }
}

const isFull = (error: unknown): error is Refused =>
  error instanceof Refused && error.code === 'versand.zu-viele';
/** What concerns everybody has met its bound, whoever asks and for whichever address. */
export const isFullInAll = (error: unknown): boolean =>
  isFull(error) && error.extra.angaben?.['grenze'] === 'insgesamt';

/** Whether one more would be counted; nobody is kept from being faster. */
export async function hasRoom(ctx: Caller, tx: Tx, cause: Versandanlass, address: string): Promise<boolean> {
  const bounds = await boundsOf(ctx, tx, cause, address);
  if (bounds.length === 0) return true;
  const { tag } = ortszeitAus(ctx.now());
  const rows = await tx.rows<{ schluessel: string; anzahl: number }>(
    sql`select * from tor_versand_stand(${tag}::date, ${liste(bounds.map(({ key }) => key))}::text[])`,
  );
  const counts = new Map(rows.map(({ schluessel, anzahl }) => [schluessel, anzahl]));
  return bounds.every(({ key, max }) => max === null || (counts.get(key) ?? 0) < max);
}

/**
 * In the order in which their rows are locked: a company before the addresses that it writes to many of in one transaction,
 * what all companies share at last.
 */
async function boundsOf(ctx: Caller, tx: Tx, cause: Versandanlass, address: string): Promise<Bound[]> {
  const row: Versandgrenzen = VERSANDANLAESSE[cause];
  const company = row.jeBetrieb || row.jeAdresseImBetrieb ? await companyOf(ctx, tx) : undefined;
  const hash = (among: string): string =>
    `a:${ctx.deps.secrets.derive(`versand/${cause}/${among}/${addressKey(address)}`, 16).toString('hex')}`;
  const keys: Record<Versandzaehlung, string> = {
    jeAdresse: hash(''),
    jeAdresseImBetrieb: hash(company?.id ?? ''),
    jeBetrieb: `b:${cause}/${company?.id}`,
    insgesamt: `i:${cause}`,
  };
  const once = row.ersetzt === true;
  const ofCompany = company ? (['jeBetrieb'] as const) : [];
  const ofAddress = ['jeAdresse', ...(company ? (['jeAdresseImBetrieb'] as const) : [])] as const;
  const order = once ? [...ofAddress, ...ofCompany] : [...ofCompany, ...ofAddress];
  const bound = (counting: Versandzaehlung): Bound[] => {
    const max = versandgrenze(cause, counting, company?.stage);
    const onceAnAddress = once && counting === 'jeBetrieb';
    return max === null ? [] : [{ counting, key: keys[counting], max, onceAnAddress }];
  };
  return [...order.flatMap(bound), ...inAll(row, keys.insgesamt)];
}

/** What no company counts is counted in all, so that somebody can look after it. */
const inAll = ({ insgesamt, alarmAb, jeBetrieb }: Versandgrenzen, key: string): Bound[] =>
  insgesamt === undefined && (alarmAb === undefined || jeBetrieb)
    ? []
    : [{ counting: 'insgesamt', key, max: insgesamt ?? null, onceAnAddress: false }];

type Company = { readonly id: string; readonly stage: Betriebsstufe };

const companies = new WeakMap<Tx, Promise<Company | undefined>>();
/** The company of this transaction, asked once in it; undefined where it is the operator's, or nobody's yet. */
function companyOf(ctx: Caller, tx: Tx): Promise<Company | undefined> {
  const known = companies.get(tx) ?? askCompany(ctx, tx);
  companies.set(tx, known);
  return known;
}

/** How well the company of this transaction is known. */
export const stageOfCompany = async (ctx: Caller, tx: Tx): Promise<Betriebsstufe | undefined> =>
  (await companyOf(ctx, tx))?.stage;

async function askCompany(ctx: Caller, tx: Tx): Promise<Company | undefined> {
  const row = await tx.row<{ id: string; angelegt_am: Date; bezahlt: boolean }>(sql`
    select unternehmen_id as id, angelegt_am, coalesce((select sum(cent) from zahlungseingang), 0) > 0 as bezahlt
    from unternehmen where unternehmen_id = aktuelles_unternehmen()`);
  if (!row) return undefined;
  const angelegtAm = new Date(row.angelegt_am);
  return { id: row.id, stage: betriebsstufe({ angelegtAm, bezahlt: row.bezahlt }, ctx.now()) };
}

/** One mailbox, phone or door, however it is written. */
function addressKey(address: string): string {
  if (address.includes('@')) return mailschluessel(address);
  const phone = /^[+\d\s()/-]+$/.test(address) ? telefonschluessel(address) : undefined;
  return phone ?? address.trim().toLowerCase();
}
