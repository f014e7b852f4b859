import { randomUUID } from 'node:crypto';

import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import { MITTE } from '../../demo/musterbach.plan.ts';
import { schreibeBestand } from '../importauftrag/schreibeBestand.ts';
import { JOBS } from '../jobs.ts';
import { istVergeben, legeDemoAdminUserAn, legeDemoZugangAn } from '../konto/demoZugang.ts';
import { hashPasswort } from '../konto/passwort.ts';
import { legeMitarbeiterAn } from '../mitarbeiter/legeMitarbeiterAn.ts';
import { joinedTo, makeCtx, type StaffCtx, systemCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { waitForTurn } from '../platform/db/waitForTurn.ts';
import type { Deps } from '../platform/deps.ts';
import { legeKatalogAn } from '../taetigkeit/legeKatalogAn.ts';
import { legeUnternehmenAn } from '../unternehmen/legeUnternehmenAn.ts';
import { DEMO_IMPORTE, DEMO_RECHNUNGEN, DEMO_KEHRTOUREN } from './demo.jobs.ts';
import { DEMO_UNTERNEHMEN } from './demoBetrieb.ts';
import { musterbachBestand } from './musterbachBestand.ts';
import { richteBetriebEin, richteTerminbuchungEin } from './richteEin.ts';

/** Printed at the start and on the demo banner; exists only in demo mode. */
export const DEMO_PASSWORT = 'schornstein-demo-2027';
export const DEMO_MITARBEITER = 'demo@kehrtour.example';
export const DEMO_BETRIEB = 'betrieb@kehrtour.example';

const BETRIEBSHOF = { name: 'Betriebshof am Marktplatz', koordinaten: MITTE };

/** Seeds the invented company once; a second start finds it and leaves everything as it is. The rest comes by a job. */
export async function seedDemo(deps: Deps): Promise<void> {
  if (await deps.db.transaction({}, (tx) => istVergeben(tx, DEMO_MITARBEITER))) return;
  // No server has declared anything yet, and what is seeded puts jobs into the queue as everything else does.
  await deps.jobs.declare([...JOBS, DEMO_KEHRTOUREN, DEMO_RECHNUNGEN, DEMO_IMPORTE]);
  const passwortHash = await hashPasswort(DEMO_PASSWORT);
  const unternehmenId = randomUUID();
  await systemCtx(deps, unternehmenId, 'demo').transaction(
    async (tx) => {
      if (!(await istErster(tx))) return;
      await legeDemoAdminUserAn(tx, { name: 'Betrieb Kehrtour', email: DEMO_BETRIEB, passwortHash });
      await legeUnternehmenAn(tx, { ...DEMO_UNTERNEHMEN, angelegtAm: deps.now() });
      await legeKatalogAn(tx);
      const inhaberId = await stelleEin(tx);
      await legeDemoZugangAn(tx, {
        email: DEMO_MITARBEITER,
        personId: inhaberId,
        unternehmenId,
        passwortHash,
      });
      await schreibeBestand(tx, musterbachBestand(ortszeitAus(deps.now()).tag));
      const ctx = inhaberin(deps, tx, { unternehmenId, inhaberId });
      await richteBetriebEin(ctx);
      await richteTerminbuchungEin(ctx);
      await deps.jobs.enqueue(tx, DEMO_KEHRTOUREN, { unternehmenId, inhaberId });
      await deps.jobs.enqueue(tx, DEMO_RECHNUNGEN, { unternehmenId, inhaberId });
      // Last, and not at once: who opens the demonstration looks at the sweep's desk first.
      await deps.jobs.enqueue(tx, DEMO_IMPORTE, { unternehmenId }, { startAfter: 20 });
    },
    { statementTimeoutMs: 60_000 },
  );
}

/** Of several servers that start at once on an empty database one seeds it; the others wait here and find it done. */
async function istErster(tx: Tx): Promise<boolean> {
  await waitForTurn(tx, 'kehrtour.demo', 60_000);
  return !(await istVergeben(tx, DEMO_MITARBEITER));
}

/** The owner at her desk, inside the running transaction. */
const inhaberin = (
  deps: Deps,
  tx: Tx,
  { unternehmenId, inhaberId }: { unternehmenId: string; inhaberId: string },
): StaffCtx =>
  joinedTo(
    makeCtx({ deps, requestId: 'demo', adresse: 'demo' }, { art: 'system' }, undefined).as(
      { art: 'mitarbeiter', id: inhaberId, rolle: 'inhaber', sitzung: new Uint8Array() },
      unternehmenId,
    ),
    tx,
  );

/** Answers the id of the owner. */
async function stelleEin(tx: Tx): Promise<string> {
  const inhaberId = await legeMitarbeiterAn(tx, {
    vorname: 'Marlene',
    nachname: 'Rußwurm',
    rolle: 'inhaber',
    qualifikation: 'bbsf',
    anrede: 'frau',
    email: DEMO_MITARBEITER,
    telefon: '089 99998 121',
    startort: BETRIEBSHOF,
  });
  await legeMitarbeiterAn(tx, {
    vorname: 'Jonas',
    nachname: 'Brandl',
    rolle: 'geselle',
    qualifikation: 'geselle',
    email: '',
    telefon: '089 99998 122',
    startort: BETRIEBSHOF,
  });
  return inhaberId;
}
