import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import type { Lesart as Leseweise } from '@kehrtour/contract/importlesart';
import { Select } from '@kehrtour/ui/field/Select.tsx';

import { kopfzeilen, OHNE_KOPF, TRENNZEICHEN, ZEICHENSAETZE } from '../importauftrag.format.ts';
import { Blattwahl } from './Blattwahl.tsx';

type LesartProps = {
  stand: Pick<Importauftrag, 'lesart' | 'anfang' | 'blaetter'>;
  /** A text has an encoding and a delimiter; a workbook has none. */
  geschrieben: boolean;
  onLesart: (lesart: Partial<Leseweise>) => void;
};

/** What was found out about the file itself; wrong umlauts, a single column, another sheet are put right here. */
export function Lesart({ stand, geschrieben, onLesart }: LesartProps) {
  const { lesart, anfang } = stand;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {geschrieben ? <Schrift lesart={lesart} onLesart={onLesart} /> : null}
      <Blattwahl stand={stand} onBlatt={(blatt) => onLesart({ blatt })} />
      <Select
        label="Überschriften"
        hint="Wo die Namen der Spalten stehen"
        choices={kopfzeilen(anfang)}
        value={lesart.kopfzeile === null ? OHNE_KOPF : String(lesart.kopfzeile)}
        onChange={(id) => onLesart({ kopfzeile: id === OHNE_KOPF ? null : Number(id) })}
      />
    </div>
  );
}

function Schrift({ lesart, onLesart }: Pick<LesartProps, 'onLesart'> & { lesart: Leseweise }) {
  return (
    <>
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
    </>
  );
}
