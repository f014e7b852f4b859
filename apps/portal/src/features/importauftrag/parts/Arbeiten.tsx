import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

import { Arbeitswahl } from './Arbeitswahl.tsx';

const WOHER = {
  gewaehlt: { tone: 'success', wort: 'von Ihnen gewählt' },
  erkannt: { tone: 'success', wort: 'erkannt' },
  vermutet: { tone: 'warning', wort: 'vermutet, bitte prüfen' },
  neu: { tone: 'warning', wort: 'kennen wir nicht' },
} as const;

type ArbeitenProps = {
  stand: Pick<Importauftrag, 'taetigkeitstexte' | 'taetigkeiten'>;
  /** Text of the file → entry of the catalogue, or empty for an entry of its own. */
  onWahl: (taetigkeiten: Record<string, string>) => void;
};

/** What the file calls the work, and what each is taken for, before anything is counted. Those beyond doubt wait behind a button. */
export function Arbeiten({ stand: { taetigkeitstexte, taetigkeiten }, onWahl }: ArbeitenProps) {
  const [alle, setAlle] = useState(false);
  const fraglich = taetigkeitstexte.filter(({ woher }) => woher === 'vermutet' || woher === 'neu');
  // What somebody chose stays where it was: it must not jump away under the hand.
  const [gewaehlte, setGewaehlte] = useState<readonly string[]>([]);
  const gezeigt = alle
    ? taetigkeitstexte
    : taetigkeitstexte.filter((eine) => fraglich.includes(eine) || gewaehlte.includes(eine.text));
  const sicher = taetigkeitstexte.length - fraglich.length;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-muted">
        {fraglich.length === 0
          ? `${formatMenge(sicher, 'Arbeit ist', 'Arbeiten sind')} sicher erkannt.`
          : `${formatMenge(sicher, 'Arbeit ist', 'Arbeiten sind')} sicher erkannt. Ihre Wahl merken wir uns für die nächste Datei. Bitte prüfen Sie diese:`}
      </p>
      <ul className="w-full divide-y divide-line empty:hidden">
        {gezeigt.map(({ text, anzahl, taetigkeitId, woher }) => (
          <Arbeitswahl
            key={text}
            text={text}
            taetigkeitId={taetigkeitId}
            taetigkeiten={taetigkeiten}
            onWahl={(id) => {
              setGewaehlte([...gewaehlte, text]);
              onWahl({ [text]: id });
            }}
          >
            {formatMenge(anzahl, 'Zeile', 'Zeilen')}
            <Status tone={WOHER[woher].tone} look="bare">
              {WOHER[woher].wort}
            </Status>
          </Arbeitswahl>
        ))}
      </ul>
      {gezeigt.length === taetigkeitstexte.length ? null : (
        <Button size="small" onPress={() => setAlle(true)}>
          Alle {taetigkeitstexte.length} Arbeiten zeigen
        </Button>
      )}
    </div>
  );
}
