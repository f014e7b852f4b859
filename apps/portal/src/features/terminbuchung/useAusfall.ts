import type { Client } from '@kehrtour/api-client/client';
import { type TerminKurz, termineHolen } from '@kehrtour/contract/termin';
import { abwesenheitAnlegen, abwesenheitLoeschen } from '@kehrtour/contract/verfuegbarkeit';
import type { Abwesenheitsdaten, Verfuegbarkeit } from '@kehrtour/contract/verfuegbarkeit';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { frueher, plusTage } from '@kehrtour/domain/tag';
import { istEinerVon, OFFENE } from '@kehrtour/domain/termin/termin';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';

import type { Folgen } from './parts/Folgendialog.tsx';
import { useVerfuegbarkeiten } from './useVerfuegbarkeiten.ts';

/** As many days as appointments are answered for at once. */
const TAGE_HOECHSTENS = 61;

/**
 * Enters that somebody is not there, whatever was promised: an illness asks nobody. Answers what was promised in that time,
 * as it stood before.
 */
export function useAusfall(client: Client, leute: readonly Verfuegbarkeit[]) {
  const setze = useVerfuegbarkeiten();

  async function trageEin(neu: Abwesenheitsdaten): Promise<Folgen> {
    const { mitarbeiterId, von } = neu;
    const bis = frueher(neu.bis, plusTage(von, TAGE_HOECHSTENS));
    const { termine } = await client.call(termineHolen, { query: { von, bis, mitarbeiterId } });
    const vorher = leute.find((person) => person.mitarbeiterId === mitarbeiterId);
    const antwort = await client.call(abwesenheitAnlegen, {
      body: { ...neu, trotzdem: true },
      idempotencyKey: crypto.randomUUID(),
    });
    setze(antwort);
    const bekannt = new Set(vorher?.abwesenheiten.map(({ id }) => id));
    const eingetragen = antwort.eintraege
      .find((person) => person.mitarbeiterId === mitarbeiterId)
      ?.abwesenheiten.find(({ id }) => !bekannt.has(id));
    return {
      ...neu,
      abwesenheitId: eingetragen?.id ?? null,
      name: vorher?.name ?? '',
      termine: termine.filter((termin) => trifft(termin, neu)),
    };
  }

  async function nimmZurueck({ abwesenheitId, termine }: Folgen): Promise<void> {
    if (abwesenheitId === null) return;
    setze(await client.call(abwesenheitLoeschen, { params: { id: abwesenheitId } }));
    const gerechnet = termine.some(({ kehrtourId }) => kehrtourId !== null);
    const rest = ' Ein Plan, der ihretwegen wartete, ist verworfen oder wird ohne sie neu gerechnet.';
    showToast(`Die Abwesenheit ist zurückgenommen.${gerechnet ? rest : ''}`, { tone: 'success' });
  }

  return { trageEin, nimmZurueck };
}

/** Somebody counts on the visit, and it reaches into the time. */
function trifft(
  { status, beginn, ende }: TerminKurz,
  { von, bis, vonUhr, bisUhr }: Abwesenheitsdaten,
): boolean {
  const anfang = zeitpunktAus({ tag: von, uhrzeit: vonUhr ?? '00:00' });
  const schluss =
    bisUhr === null
      ? zeitpunktAus({ tag: plusTage(bis, 1), uhrzeit: '00:00' })
      : zeitpunktAus({ tag: bis, uhrzeit: bisUhr });
  return istEinerVon(OFFENE, status) && new Date(beginn) < schluss && new Date(ende) > anfang;
}
