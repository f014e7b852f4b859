import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';

import { readEnv } from '../../platform/settings/env.ts';
import { runCommand } from '../../platform/start/runCommand.ts';
import { spieleZurueck } from './spieleZurueck.ts';

const SO =
  'So geht es, mit beendeten Servern: zurueckspielen /ordner/der/sicherung\n' +
  'Mit dem, was danach gelöscht wurde: zurueckspielen /ordner/der/sicherung --loeschungen /datei.txt';

/** Command of the operator: brings a backup back into an empty database and an empty folder. */
runCommand(async ([ordner = '', wort, protokoll]) => {
  const mitProtokoll = wort === '--loeschungen' && protokoll !== undefined;
  if (ordner === '' || ordner.startsWith('-') || (wort !== undefined && !mitProtokoll)) throw new Error(SO);
  const env = readEnv(process.env);
  const { schein, nachgeholt, ruhen, fehlt } = await spieleZurueck(env, ordner, protokoll);
  return [
    `Zurückgespielt ist die Sicherung vom ${formatZeitpunkt(new Date(schein.am))}: Datenbank und ${formatMenge(schein.dateien, 'Datei', 'Dateien')}.`,
    ...(nachgeholt > 0
      ? [`Wieder gelöscht, weil danach gelöscht: ${formatMenge(nachgeholt, 'Betrieb', 'Betriebe')}.`]
      : []),
    ...fehlt,
    ruhen === 0
      ? 'Der Versand ruht, bis Sie entscheiden; noch wartet nichts.'
      : `Der Versand ruht, bis Sie entscheiden: ${formatMenge(ruhen, 'Nachricht', 'Nachrichten')} von damals; was davon schon hinausging, ginge noch einmal hinaus.`,
    // The embedded database belongs to one process at a time.
    `Der Befehl „versand“ zeigt, was wartet, und entscheidet${env.databaseUrl === undefined ? ', vor dem Start' : ''}.`,
  ].join('\n');
});
