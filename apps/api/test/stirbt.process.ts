import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { importordnerAnlegen } from '@kehrtour/contract/importordner';

import { anOperator } from './anOperator.ts';
import { ladeHoch, pruefe, uebernimm } from './importFixture.ts';
import {
  bestandZiv,
  stapel,
  STAPEL,
  type Unterbrochen,
  verlassene,
  vermint,
  warteBisGeprueft,
} from './mittendrinFixture.ts';
import { neuerHersteller, verbunden } from './partnerFixture.ts';
import { SFTP_ORDNER } from './sftpServer.ts';
import { testApi } from './testApi.ts';

// The server with its jobs in a process of its own, which kills itself at a named point; the test goes on where it was.
const auftrag = JSON.parse(process.argv[2] ?? '{}') as Unterbrochen;
const { wirt } = auftrag;
const api = await testApi({
  worker: true,
  ...(wirt === undefined ? {} : { privateHosts: [wirt] }),
  at: { ...auftrag.at, durch: (db) => vermint(db, auftrag.mine) },
});
/** Told at once: nothing that is buffered survives. */
const sage = (was: object): void => void writeSync(1, `${JSON.stringify(was)}\n`);

if (auftrag.tut === 'sendet') {
  const { appId } = await neuerHersteller(api, await anOperator(api), 'Abbruchprogramm GmbH');
  const wo = await api.neuerBetrieb();
  const { kopf, ruf } = await verbunden(api, wo, appId);
  sage({ unternehmenId: wo.unternehmenId, token: wo.token, kopf, appId });
  for (let nr = 0; nr < STAPEL; nr += 1)
    await ruf('POST', '/data/properties', { body: { properties: stapel(nr) } });
}
if (auftrag.tut === 'liest') {
  const wo = await api.neuerBetrieb();
  const { name, bytes } = bestandZiv();
  const { body } = await ladeHoch(api, wo.token.buero, name, bytes);
  sage({ unternehmenId: wo.unternehmenId, token: wo.token, importId: body.id });
  await pruefe(api, wo.token.buero, body.id);
}
if (auftrag.tut === 'liest weiter' && auftrag.wo !== undefined) {
  const { token, importId } = auftrag.wo;
  await verlassene(api);
  await warteBisGeprueft(api, token.buero, importId);
  await uebernimm(api, token.buero, importId);
}
if (auftrag.tut === 'sieht in einen Ordner' && wirt !== undefined) {
  const wo = await api.neuerBetrieb();
  const body = { ...SFTP_ORDNER, wirt, sofort: true };
  const { body: ordner } = await api.call(importordnerAnlegen, { body }, wo.token.inhaber);
  sage({ unternehmenId: wo.unternehmenId, token: wo.token, ordnerId: ordner.id });
  // Its job looks at once, and dies.
  await wait(60_000);
}
process.stderr.write('should be dead by now\n');
process.exit(7);
