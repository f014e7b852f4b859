import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';

import type { Tx } from '../../platform/db/db.ts';
import {
  discardUntil,
  endDispatchRest,
  findDispatchRest,
  listResting,
  type RestingRow,
} from '../../platform/post/dispatchRest.ts';
import { readEnv } from '../../platform/settings/env.ts';
import { openDeps } from '../../platform/start/openDeps.ts';
import { runCommand } from '../../platform/start/runCommand.ts';

const BEFEHLE = ['zeigen', 'freigeben', 'verwerfen', 'alles-verwerfen'] as const;
type Befehl = (typeof BEFEHLE)[number];
const istBefehl = (wort: string): wort is Befehl => BEFEHLE.some((befehl) => befehl === wort);

const WAS_GEHT = [
  'Mit einem dieser Worte hinter dem Befehl entscheiden Sie:',
  '  freigeben        alles geht hinaus, auch was schon einmal hinausging',
  '  verwerfen        was bei der Sicherung wartete, geht nie hinaus; was danach geschrieben wurde, geht',
  '  alles-verwerfen  nichts von dem, was jetzt wartet, geht hinaus; alles Neue geht',
].join('\n');

const zeile = ({ weg, vorlage, alt, neu, von, bis }: RestingRow): string =>
  `${String(alt + neu).padStart(7)}  ${weg.padEnd(9)} ${vorlage}, von ${formatZeitpunkt(von)} bis ${formatZeitpunkt(bis)}` +
  (neu > 0 ? `; ${neu} davon nach dem Zurückspielen` : '');

async function zeige(tx: Tx, seit: Date): Promise<string> {
  const zeilen = (await listResting(tx, seit)).map(zeile);
  return [
    `Der Versand ruht seit dem Zurückspielen (${formatZeitpunkt(seit)}).`,
    ...(zeilen.length === 0 ? ['Es wartet nichts.'] : zeilen),
    WAS_GEHT,
  ].join('\n');
}

async function entscheide(tx: Tx, befehl: Befehl, jetzt: Date): Promise<string> {
  const seit = await findDispatchRest(tx);
  if (seit === undefined) return 'Der Versand ruht nicht: Alles geht von selbst hinaus.';
  if (befehl === 'zeigen') return zeige(tx, seit);
  const verworfen =
    befehl === 'freigeben' ? 0 : await discardUntil(tx, befehl === 'verwerfen' ? seit : jetzt, jetzt);
  await endDispatchRest(tx);
  return `${verworfen > 0 ? `Verworfen: ${formatMenge(verworfen, 'Nachricht', 'Nachrichten')}. ` : ''}Der Versand läuft wieder.`;
}

/** Command of the operator, after a backup was played back: shows what waits, and lets it leave or throws it away. */
runCommand(async ([wort = 'zeigen']) => {
  if (!istBefehl(wort)) throw new Error(`„${wort}“ gibt es nicht. ${WAS_GEHT}`);
  const { deps, close } = await openDeps({ ...readEnv(process.env), logLevel: 'error', worker: false });
  try {
    return await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => entscheide(tx, wort, deps.now()));
  } finally {
    await close();
  }
});
