import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { readEnv } from '../../platform/settings/env.ts';
import { openFiles } from '../../platform/settings/storage.ts';
import { runCommand } from '../../platform/start/runCommand.ts';
import { alsProtokoll, geloeschteIn } from './loeschprotokoll.ts';
import { sichere } from './sichere.ts';

const SO =
  'So geht es: sicherung /ordner/der/sicherung\n' +
  'Nur das Protokoll der Löschungen, oft: sicherung --loeschungen /datei.txt';

/** Command of the operator: writes everything that a restore needs into a new folder, or the log of deletions alone. */
runCommand(async ([ziel = '', datei = '']) => {
  const env = readEnv(process.env);
  if (ziel === '--loeschungen' && datei !== '') {
    const geloeschte = await geloeschteIn(openFiles(env));
    await writeFile(datei, alsProtokoll(geloeschte));
    return `${geloeschte.length} Löschungen stehen in ${resolve(datei)}.`;
  }
  if (ziel === '' || ziel.startsWith('-')) throw new Error(SO);
  const { dateien, loeschungen } = await sichere(env, ziel, new Date());
  return [
    `Gesichert in ${resolve(ziel)}: Datenbank, Rollen, ${dateien} Dateien, ${loeschungen} vermerkte Löschungen.`,
    env.secretKey === undefined
      ? 'Der Schlüssel liegt bei (geheimnis). Bewahren Sie die Sicherung auf wie ihn.'
      : 'SECRET_KEY liegt nicht bei. Bewahren Sie ihn getrennt auf: Ohne ihn nützt die Sicherung wenig.',
  ].join('\n');
});
