import { randomUUID } from 'node:crypto';

import type { aenderungAnnehmen } from '@kehrtour/contract/aenderung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { zeitpunkteAus } from '@kehrtour/domain/ortszeit';
import type { Zusagenwechsel } from '@kehrtour/domain/planung/aenderung';
import { istHinfaellig } from '@kehrtour/domain/termin/termin';

import type { Ansage } from '../ansage/ansage.ts';
import type { Empfang } from '../empfang/empfang.ts';
import type { GeladenerUnterschied } from './ladeUnterschied.ts';

/** Everybody who is told a time: anew where the old one is given up, for the first time where nobody was told yet. */
export function ansagenDerAenderung(
  { grundlage, unterschied, zusagen, gebuchteHalte }: GeladenerUnterschied,
  { gruende }: Pick<BodyOf<typeof aenderungAnnehmen>, 'gruende'>,
): Ansage[] {
  const wechsel = new Map(unterschied.zusagen.map((one) => [one.zusage.id, one]));
  const neue = new Map(unterschied.neue.map((platz) => [platz.haltId, platz]));
  const gesagt = grundlage.empfaenge.flatMap((empfang): Ansage[] => {
    if (empfang.zurKenntnis) return [];
    const { termin, abgesagt, kanal, halt } = empfang;
    const bisher = wechsel.get(termin?.id ?? '');
    if (bisher?.platz && (bisher.klasse === 'neuAnzusagen' || bisher.klasse === 'gebrochen'))
      return [
        {
          empfang: mitFenster(empfang, bisher.platz.tag, bisher.fenster),
          kanal,
          terminId: bisher.zusage.id,
          aenderung: true,
          grund: gruende[bisher.zusage.id]?.trim(),
        },
      ];
    const neu = neue.get(halt.halt_id);
    // Whoever was called off does not come back because others of the house are visited.
    const neueWohnung =
      abgesagt === undefined &&
      !gebuchteHalte.has(halt.halt_id) &&
      [...zusagen.values()].some(({ halt_id }) => halt_id === halt.halt_id);
    if (termin !== undefined || (!neu && !neueWohnung)) return [];
    return [
      {
        empfang: neu ? mitFenster(empfang, neu.tag, neu.fenster) : empfang,
        kanal,
        terminId: randomUUID(),
        aenderung: false,
      },
    ];
  });
  return [...gesagt, ...zurKenntnis(grundlage.empfaenge, gesagt)];
}

/** Whoever looks after a house hears what its flats are told, once. */
function zurKenntnis(empfaenge: readonly Empfang[], gesagt: readonly Ansage[]): Ansage[] {
  return empfaenge.flatMap((empfang) => {
    const erste = gesagt.find((ansage) => ansage.empfang.halt.halt_id === empfang.halt.halt_id);
    if (!empfang.zurKenntnis || !erste) return [];
    const { fenster_von, fenster_bis } = erste.empfang.halt;
    return [
      {
        ...erste,
        kanal: empfang.kanal,
        empfang: { ...empfang, halt: { ...empfang.halt, fenster_von, fenster_bis } },
      },
    ];
  });
}

function mitFenster(empfang: Empfang, tag: string, fenster: Zusagenwechsel['fenster']): Empfang {
  const { von, bis } = zeitpunkteAus(tag, fenster);
  return { ...empfang, halt: { ...empfang.halt, fenster_von: von, fenster_bis: bis } };
}

/** What stands at each stop afterwards: what is told anew, else what was told; of several flats what one counts on. */
export function fensterJeHalt(
  ansagen: readonly Ansage[],
  { unterschied, zusagen }: GeladenerUnterschied,
): Map<string, { von: string; bis: string }> {
  const bekannte = unterschied.zusagen.toSorted(
    (a, b) => Number(istHinfaellig(b.zusage.status)) - Number(istHinfaellig(a.zusage.status)),
  );
  const alt = bekannte.flatMap(({ zusage }) => {
    const row = zusagen.get(zusage.id);
    if (!row || zusage.haltId === null) return [];
    return [
      [zusage.haltId, { von: row.fenster_von.toISOString(), bis: row.fenster_bis.toISOString() }] as const,
    ];
  });
  const neu = ansagen.map(
    ({ empfang: { halt } }) =>
      [halt.halt_id, { von: halt.fenster_von.toISOString(), bis: halt.fenster_bis.toISOString() }] as const,
  );
  return new Map([...alt, ...neu]);
}
