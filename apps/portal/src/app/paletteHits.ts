import type { Suchtreffer } from '@kehrtour/contract/suche';
import { formatTagKurz, formatZeitspanne } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Command } from '@kehrtour/ui/overlay/CommandPalette.tsx';

/**
 * What the search found, as rows of the palette; things whose page does not exist are left out.
 * @param pageExists whether the route table answers an address
 */
export function hitsForPalette(found: Suchtreffer, pageExists: (path: string) => boolean): Command[] {
  const houses = found.liegenschaften.map(({ id, anschrift, ortszeile, name }) => ({
    id: `/liegenschaften/${id}`,
    label: anschrift,
    hint: [name, ortszeile].filter((part) => part !== '').join(' · '),
    group: 'Liegenschaften',
  }));
  const appointments = found.termine.map(({ id, anschrift, name, fensterVon, fensterBis }) => ({
    id: `/termine/${id}`,
    label: anschrift,
    hint: [windowInWords(fensterVon, fensterBis), name].filter((part) => part !== '').join(' · '),
    group: 'Termine',
  }));
  const rounds = found.kehrtouren.map(({ id, nummer, name }) => ({
    id: `/kehrtouren/${id}`,
    label: name === '' ? `Kehrtour ${nummer}` : name,
    hint: `Nr. ${nummer}`,
    group: 'Kehrtouren',
  }));
  return [...houses, ...appointments, ...rounds].filter(({ id }) => pageExists(id));
}

function windowInWords(from: string, to: string): string {
  const beginn = ortszeitAus(new Date(from));
  const ende = ortszeitAus(new Date(to));
  return `${formatTagKurz(beginn.tag)} ${formatZeitspanne({ beginn: beginn.uhrzeit, ende: ende.uhrzeit })}`;
}
