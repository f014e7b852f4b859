import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { personalDataIn } from '@kehrtour/testkit/personalData';

import { dataDir } from './surroundings.ts';

/** Whom the journeys are about: names, words of passwords and of messages that they type in. */
const CANARIES = [
  'Kaminski',
  'Haßler',
  'Irmgard',
  'Korbinian',
  'Kraus',
  '99998',
  'schornstein-demo',
  'Rußbesen',
];
const SHOWN_MAX = 10;

/** After all journeys: whatever they did, nobody can read in the logs of the server whom it was about. */
export default function refusePersonalDataInLogs(): void {
  const files = globSync('log/*', { cwd: dataDir });
  if (files.length === 0) throw new Error(`The server of the journeys wrote no log below ${dataDir}.`);
  const leaks = files.flatMap((file) =>
    readFileSync(path.join(dataDir, file), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const found = personalDataIn(line, CANARIES);
        return found.length > 0 ? [`${file}: ${found.join(', ')} in ${line.slice(0, 500)}`] : [];
      }),
  );
  if (leaks.length > 0)
    throw new Error(`The logs hold personal data:\n${leaks.slice(0, SHOWN_MAX).join('\n')}`);
}
