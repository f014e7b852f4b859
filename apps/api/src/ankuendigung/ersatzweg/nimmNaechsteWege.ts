import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import {
  type Ersatz,
  istSendezeit,
  minutenBisSendezeit,
  naechsterWeg,
} from '@kehrtour/domain/versand/ersatzweg';
import { istNachricht, type Kanal } from '@kehrtour/domain/versand/kanal';

import { lockKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachCompany } from '../../platform/forEachCompany.ts';
import { defineJob } from '../../platform/queue/defineJob.ts';
import { ladeNachweise } from '../../termin/nachweise.ts';
import { type Ankuendigungsgrundlage, ladeAnkuendigung, pruefeFrist } from '../ansage/ladeAnkuendigung.ts';
import { kanalweg } from '../kanal/kanaele.ts';
import {
  type GescheitertRow,
  listBetriebeMitFehlern,
  listGescheiterte,
  listKehrtourenMitGescheiterten,
  listVersuchteWege,
  willErsatz,
  countSmsTeile,
} from './ersatzweg.store.ts';
import { bezahlbareWege, merkeOhnePlan, schreibeErsatz, volleWege } from './schreibeErsatz.ts';

/** What the office reports to have come back; what fails by itself is looked for every minute. */
export const ANSAGE_ZURUECK = defineJob('ansage.zurueck', {});

/** A report by mistake can be taken back before anything leaves. */
const BEDENKZEIT_SEKUNDEN = 120;
/** In how many seconds something that came back now goes on: not at night. */
export const wartezeit = (jetzt: Date): number =>
  BEDENKZEIT_SEKUNDEN + 60 * minutenBisSendezeit(ortszeitAus(jetzt).uhrzeit);

const TAG_MS = 86_400_000;
/** What failed longer ago belongs to visits that are over. */
const RUECKBLICK_TAGE = 90;

/** Takes the next way for everybody whom a notice did not reach, in every company that wants it. */
export async function nimmNaechsteWegeAlle(deps: Deps): Promise<void> {
  const jetzt = deps.now();
  if (!istSendezeit(ortszeitAus(jetzt).uhrzeit)) return;
  const betriebe = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) =>
    listBetriebeMitFehlern(tx, new Date(jetzt.getTime() - RUECKBLICK_TAGE * TAG_MS)),
  );
  await forEachCompany(deps, { what: 'ankuendigung.ersatzweg', rows: betriebe }, nimmNaechsteWege);
}

/** The same of one company, round by round; one that fails holds up no other, and the next minute looks again. */
export async function nimmNaechsteWege(ctx: TenantCtx): Promise<void> {
  if (!istSendezeit(ortszeitAus(ctx.now()).uhrzeit)) return;
  const kehrtouren = await ctx.transaction(async (tx) =>
    (await willErsatz(tx)) ? listKehrtourenMitGescheiterten(tx, ctx.now()) : [],
  );
  for (const { kehrtour_id } of kehrtouren)
    try {
      await ctx.transaction((tx) => nimmInKehrtour(ctx, tx, kehrtour_id), { statementTimeoutMs: 30_000 });
    } catch (error) {
      ctx.deps.log.error({ err: error, kehrtour: kehrtour_id }, 'next way');
    }
}

/** Under the lock of the round: nobody sends on, calls off or stops beside it. */
async function nimmInKehrtour(ctx: TenantCtx, tx: Tx, kehrtourId: string): Promise<void> {
  if (!(await lockKehrtour(tx, kehrtourId))) return;
  const rows = await listGescheiterte(tx, kehrtourId, ctx.now());
  if (rows.length === 0) return;
  const nachweise = await ladeNachweise(ctx, tx, { terminIds: rows.map(({ termin_id }) => termin_id) });
  const gescheiterte = new Set(nachweise.flatMap(({ id, stand }) => (stand === 'gescheitert' ? [id] : [])));
  const faellige = rows.filter(({ ankuendigung_id }) => gescheiterte.has(ankuendigung_id));
  if (faellige.length === 0) return;
  const grundlage = await ladeAnkuendigung(ctx, tx, kehrtourId);
  let smsTeile = await countSmsTeile(tx, kehrtourId);
  for (const row of faellige) smsTeile += await nimmNaechstenWeg(ctx, tx, { row, grundlage, smsTeile });
  await announce(tx, { art: 'kehrtour', id: kehrtourId });
}

type Fall = { row: GescheitertRow; grundlage: Ankuendigungsgrundlage; smsTeile: number };

/** Answers how many parts of SMS it took. */
async function nimmNaechstenWeg(ctx: TenantCtx, tx: Tx, { row, grundlage, smsTeile }: Fall): Promise<number> {
  const empfang = grundlage.empfaenge.find(
    ({ termin, zurKenntnis }) => termin?.id === row.termin_id && !zurKenntnis,
  );
  // Not in the plan any more: nobody can say by which way, but somebody has to look.
  if (!empfang?.termin) return merkeOhnePlan(ctx, tx, row, grundlage.kehrtour.id);
  const { rahmen } = grundlage;
  const bezahlbare = await bezahlbareWege(ctx, tx, { empfang, rahmen, bisherTeile: smsTeile });
  const kommendeTage = empfang.halt.tag > grundlage.heute;
  const rechtzeitig = (kanal: Kanal): boolean =>
    kommendeTage && pruefeFrist(empfang, kanal, grundlage)?.ok !== false;
  const ersatz: Ersatz = naechsterWeg({
    moeglich: empfang.moeglich,
    versucht: (await listVersuchteWege(tx, [row.termin_id])).get(row.termin_id) ?? [],
    rechtzeitig,
    bezahlbar: (kanal) => bezahlbare.has(kanal),
    voll: await volleWege(ctx, tx, empfang),
    verweigert: empfang.kontakt?.keineSms === true && !empfang.moeglich.includes('sms'),
  });
  const teile = istNachricht(ersatz.weg) ? (kanalweg(ersatz.weg)?.teile?.({ empfang, rahmen }) ?? 0) : 0;
  await schreibeErsatz(ctx, tx, { ersatz, empfang, gescheitert: row, grundlage, smsTeile: teile });
  return teile;
}
