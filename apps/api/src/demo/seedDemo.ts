import { randomUUID } from 'node:crypto';

import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import { MITTE } from '../../demo/musterbach.plan.ts';
import { schreibeBestand } from '../importauftrag/schreibeBestand.ts';
import { createAdminUser, createAnmeldung, findAnmeldung } from '../konto/konto.store.ts';
import { hashPasswort } from '../konto/passwort.ts';
import { legeMitarbeiterAn } from '../mitarbeiter/legeMitarbeiterAn.ts';
import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { BETRIEB_ID } from '../platform/outbox.ts';
import { legeKatalogAn } from '../taetigkeit/legeKatalogAn.ts';
import { legeUnternehmenAn } from '../unternehmen/legeUnternehmenAn.ts';
import { musterbachBestand } from './musterbachBestand.ts';

/** Printed at the start and on the demo banner; exists only in demo mode. */
export const DEMO_PASSWORT = 'schornstein-demo-2027';
export const DEMO_MITARBEITER = 'demo@kehrtour.example';
export const DEMO_BETRIEB = 'betrieb@kehrtour.example';

const BETRIEBSHOF = { name: 'Betriebshof am Marktplatz', koordinaten: MITTE };

/** Seeds the invented company once; a second start finds it and leaves everything as it is. */
export async function seedDemo(deps: Deps): Promise<void> {
  const known = await deps.db.transaction({}, (tx) => findAnmeldung(tx, 'mitarbeiter', DEMO_MITARBEITER));
  if (known) return;
  const passwortHash = await hashPasswort(DEMO_PASSWORT);
  await seedOperator(deps, passwortHash);
  const unternehmenId = randomUUID();
  await systemCtx(deps, unternehmenId, 'demo').transaction(
    async (tx) => {
      await legeUnternehmenAn(tx, {
        name: 'Schornsteinfegerbetrieb Musterbach',
        slug: 'musterbach',
        bundesland: 'BY',
        plz: '91999',
        ort: 'Musterbach',
        email: 'buero@musterbach.example',
      });
      await legeKatalogAn(tx);
      const personId = await legeMitarbeiterAn(tx, {
        vorname: 'Marlene',
        nachname: 'Rußwurm',
        rolle: 'inhaber',
        qualifikation: 'bbsf',
        email: DEMO_MITARBEITER,
        startort: BETRIEBSHOF,
      });
      await createAnmeldung(tx, {
        strategie: 'mitarbeiter',
        email: DEMO_MITARBEITER,
        personId,
        unternehmenId,
        passwortHash,
      });
      await legeMitarbeiterAn(tx, {
        vorname: 'Jonas',
        nachname: 'Brandl',
        rolle: 'geselle',
        qualifikation: 'geselle',
        email: '',
        startort: BETRIEBSHOF,
      });
      await schreibeBestand(tx, musterbachBestand(ortszeitAus(deps.now()).tag));
    },
    { statementTimeoutMs: 60_000 },
  );
}

async function seedOperator(deps: Deps, passwortHash: string): Promise<void> {
  const personId = randomUUID();
  await systemCtx(deps, BETRIEB_ID, 'demo').transaction(async (tx) => {
    await createAdminUser(tx, { id: personId, name: 'Betrieb Kehrtour', demo: true });
    await createAnmeldung(tx, {
      strategie: 'adminUser',
      email: DEMO_BETRIEB,
      personId,
      unternehmenId: null,
      passwortHash,
    });
  });
}
