import type { Lesart as Leseweise } from '@kehrtour/contract/importauftrag';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import { KOPFZEILEN, OHNE_KOPF, TRENNZEICHEN, ZEICHENSAETZE } from '../importauftrag.format.ts';

type LesartProps = { lesart: Leseweise; onLesart: (lesart: Partial<Leseweise>) => void };

/** What was found out about the file itself; wrong umlauts and a single column are put right here. */
export function Lesart({ lesart, onLesart }: LesartProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        label="Zeichensatz"
        hint="Bei falschen Umlauten"
        choices={ZEICHENSAETZE}
        value={lesart.zeichensatz}
        onChange={(id) =>
          onLesart({ zeichensatz: ZEICHENSAETZE.find((einer) => einer.id === id)?.id ?? 'utf-8' })
        }
      />
      <Select
        label="Trennzeichen"
        hint="Bei verrutschten Spalten"
        choices={TRENNZEICHEN}
        value={TRENNZEICHEN.find(({ zeichen }) => zeichen === lesart.trennzeichen)?.id ?? null}
        onChange={(id) =>
          onLesart({ trennzeichen: TRENNZEICHEN.find((eines) => eines.id === id)?.zeichen ?? ';' })
        }
      />
      <Select
        label="Überschriften"
        hint="Wo die Namen der Spalten stehen"
        choices={KOPFZEILEN}
        value={lesart.kopfzeile === null ? OHNE_KOPF : String(lesart.kopfzeile)}
        onChange={(id) => onLesart({ kopfzeile: id === OHNE_KOPF ? null : Number(id) })}
      />
    </div>
  );
}
