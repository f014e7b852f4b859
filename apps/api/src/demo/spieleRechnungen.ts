import { randomUUID } from 'node:crypto';

import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { plusMonate, plusTage } from '@kehrtour/domain/tag';
import { monatVon } from '@kehrtour/domain/unternehmen/abrechnung';

import { type AdminCtx, makeCtx, type StaffCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { beanstandeRechnung } from '../rechnung/beanstandeRechnung.ts';
import { hebeRechnungAuf } from '../rechnung/betrieb/hebeRechnungAuf.ts';
import { mahneFaellige } from '../rechnung/betrieb/mahneFaellige.ts';
import { trageZahlungEin } from '../rechnung/betrieb/trageZahlungEin.ts';
import { stelleRechnungAus } from '../rechnung/stelleRechnungAus.ts';
import { zeigeRechnungen } from '../rechnung/zeigeRechnungen.ts';
import { bucheTarif } from '../zahlung/bucheTarif.ts';
import { saveTestende } from '../zahlung/zahlungsstand.ts';
import { zeigeZahlung } from '../zahlung/zeigeZahlung.ts';

type Wer = { deps: Deps; unternehmenId: string; inhaberId: string };
/** Full price of the small plan, and a part of it. */
const BETRAG = 4641;
const TEIL = 2000;

/** Invoices of nine months, one in each state, made by the same verbs as everybody's, each on its day. */
export async function spieleRechnungen(wer: Wer): Promise<void> {
  const schon = await zeigeRechnungen(inhaberin(wer, 0));
  // A job may run again after it was done, and begins anew only where nothing was made.
  if (schon.rechnungen.length > 0) return;
  await richteZahlungEin(wer);
  for (const [monate, vorTagen, bezahltCent] of [
    [9, 220, BETRAG],
    [8, 190, BETRAG],
    [7, 160, BETRAG],
  ] as const)
    await zahle(wer, await stelleAus(wer, monate, vorTagen), vorTagen - 10, bezahltCent);
  const falsche = await stelleAus(wer, 6, 130);
  await hebeRechnungAuf(
    betreiberin(wer, 120),
    { unternehmenId: wer.unternehmenId, id: falsche },
    { grund: 'Anschrift berichtigt', neu: true },
  );
  await zahleAlles(wer, 110);
  await stelleAus(wer, 5, 70);
  await mahneFaellige(betreiberin(wer, 40));
  await beanstandeRechnung(
    inhaberin(wer, 30),
    await stelleAus(wer, 4, 45),
    'In diesem Monat waren wir drei Wochen geschlossen.',
  );
  await stelleAus(wer, 3, 18);
  await zahle(wer, await stelleAus(wer, 2, 8), 5, TEIL);
  await stelleAus(wer, 1, 2);
}

/** A year ago everything was booked, and the free days were over. */
async function richteZahlungEin(wer: Wer): Promise<void> {
  const damals = inhaberin(wer, 400);
  await damals.transaction((tx) => saveTestende(tx, ortszeitAus(damals.now()).tag));
  const { version } = await zeigeZahlung(damals);
  await bucheTarif(damals, { tarif: 'bezirk', version });
}

/** The day, at noon. */
function vorTagen({ deps }: Wer, tage: number): Date {
  const tag = plusTage(ortszeitAus(deps.now()).tag, -tage);
  return zeitpunktAus({ tag, uhrzeit: '12:00' });
}
function inhaberin(wer: Wer, tage: number): StaffCtx {
  const am = vorTagen(wer, tage);
  return rahmen(wer, am).as(
    { art: 'mitarbeiter', id: wer.inhaberId, rolle: 'inhaber', sitzung: new Uint8Array() },
    wer.unternehmenId,
  );
}
function betreiberin(wer: Wer, tage: number): AdminCtx {
  const actor = { art: 'adminUser', id: randomUUID(), sitzung: new Uint8Array() } as const;
  return makeCtx({ ...rahmenteile(wer, vorTagen(wer, tage)) }, actor, undefined);
}
const rahmenteile = ({ deps }: Wer, am: Date) => ({
  deps,
  requestId: 'demo',
  adresse: 'demo',
  now: () => am,
});
const rahmen = (wer: Wer, am: Date) => makeCtx(rahmenteile(wer, am), { art: 'system' }, undefined);

async function stelleAus(wer: Wer, monate: number, tage: number): Promise<string> {
  const monat = monatVon(plusMonate(`${monatVon(ortszeitAus(wer.deps.now()).tag)}-01`, -monate));
  const ctx = inhaberin(wer, tage);
  const id = await ctx.transaction((tx) => stelleRechnungAus(ctx, tx, monat));
  if (id === undefined) throw new Error(`the demo has no invoice for ${monat}`);
  return id;
}

async function zahle(wer: Wer, id: string, tage: number, cent: number): Promise<void> {
  const ctx = betreiberin(wer, tage);
  await trageZahlungEin(
    ctx,
    { unternehmenId: wer.unternehmenId, id },
    { art: 'ueberweisung', cent, am: ortszeitAus(ctx.now()).tag, verweis: `DEMO-${id.slice(0, 8)}` },
  );
}
async function zahleAlles(wer: Wer, tage: number): Promise<void> {
  const { rechnungen } = await zeigeRechnungen(inhaberin(wer, tage));
  for (const { id, offenCent } of rechnungen) if (offenCent > 0) await zahle(wer, id, tage, offenCent);
}
