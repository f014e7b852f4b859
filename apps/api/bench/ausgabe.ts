/** usage: houses as CSV and as a workbook, and the search for duplicates: computing and the longest turn in which nobody else is answered [houses]; TEST_DATABASE=postgres with TEST_DATABASE_URL for PostgreSQL */
import { laengsterZug } from '../test/laengsterZug.ts';
import { testApi } from '../test/testApi.ts';
import { fuelleBestand } from './parts/fuelleBestand.ts';

const HAEUSER = Number(process.argv[2] ?? 2200);
const WEGE = [
  '/liegenschaften/ausgabe?als=csv',
  '/liegenschaften/ausgabe?als=xlsx',
  '/liegenschaften/doppelte',
];

const api = await testApi();
const betrieb = await api.neuerBetrieb();
await fuelleBestand(api, betrieb, HAEUSER);
const wurzel = await api.app.listen({ port: 0, host: '127.0.0.1' });

/** Read as a browser saves a file: piece by piece, none of them kept. */
async function hole(pfad: string): Promise<number> {
  const { ok, status, body } = await fetch(`${wurzel}${pfad}`, {
    headers: { authorization: `Bearer ${betrieb.token.buero}` },
  });
  if (!ok || !body) throw new Error(`${pfad}: ${status}`);
  let bytes = 0;
  for await (const stueck of body) bytes += stueck.length;
  return bytes;
}

console.log(`${HAEUSER} houses, ${api.deps.db.kind}`);
for (const weg of WEGE) {
  await hole(weg);
  const vorher = process.cpuUsage();
  let bytes = 0;
  const zug = await laengsterZug(async () => {
    bytes = await hole(weg);
  });
  const { user, system } = process.cpuUsage(vorher);
  console.log(
    `${weg.padEnd(34)} ${(bytes / 1e6).toFixed(2).padStart(7)} MB   CPU ${((user + system) / 1000).toFixed(0).padStart(6)} ms   longest turn ${zug.toFixed(0).padStart(6)} ms   most memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0).padStart(5)} MB`,
  );
}
await api.close();
