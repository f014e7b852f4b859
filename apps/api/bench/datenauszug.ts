/** usage: the export of a company with many houses [houses]; TEST_DATABASE=postgres with TEST_DATABASE_URL for PostgreSQL */
import { performance } from 'node:perf_hooks';

import { datenauszugAnfordern, datenauszugHolen } from '@kehrtour/contract/datenauszug';
import { vorgangHolen } from '@kehrtour/contract/vorgang';

import { testApi } from '../test/testApi.ts';
import { fuelleBestand } from './parts/fuelleBestand.ts';

const HAEUSER = Number(process.argv[2] ?? 5000);
const BLICK_MS = 50;

const api = await testApi({ worker: true });
try {
  const betrieb = await api.neuerBetrieb();
  const { aufgaben } = await fuelleBestand(api, betrieb, HAEUSER, [
    'kehrung_1x',
    'kehrung_2x',
    'kehrung_3x',
    'fss',
  ]);
  const token = betrieb.token.inhaber;
  const [beginn, rechenzeit] = [performance.now(), process.cpuUsage()];
  const { body } = await api.call(datenauszugAnfordern, {}, token);
  const id = body.auszug?.vorgangId ?? '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const { status } = (await api.call(vorgangHolen, { params: { id } }, token)).body;
    if (status !== 'wartet' && status !== 'laeuft') {
      if (status !== 'fertig') throw new Error(status);
      break;
    }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, BLICK_MS));
  }
  const sekunden = (performance.now() - beginn) / 1000;
  const { user, system } = process.cpuUsage(rechenzeit);
  const { auszug } = (await api.call(datenauszugHolen, {}, token)).body;
  process.stdout.write(
    `${api.deps.db.kind}: ${HAEUSER} Häuser, ${aufgaben.length} Aufgaben: Auszug in ${sekunden.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s gerechnet), ${((auszug?.groesse ?? 0) / 1e6).toFixed(1)} MB\n`,
  );
} finally {
  await api.close();
}
