import { schreibeMusterbachCsv } from '../../apps/api/demo/musterbach.export.ts';
import { musterbach } from '../../apps/api/demo/musterbach.ts';
import type { Datei } from '../pages/ImportSeite.ts';

/** The demo district as its district software would export it that day, with some headers called otherwise. */
export function musterbachDatei(heute: string, umbenannt: Record<string, string> = {}): Datei {
  const bytes = Buffer.from(schreibeMusterbachCsv(musterbach(heute)));
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n');
  const header = text
    .slice(0, end)
    .split(';')
    .map((name) => umbenannt[name] ?? name)
    .join(';');
  return { name: 'Musterbach.csv', bytes: Buffer.from(header + text.slice(end), 'latin1') };
}
