import { formatMenge, formatUhrzeit } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useEffect, useState } from 'react';

import { jetzt } from '../../../../shared/heute.ts';

export type BedenkzeitProps = {
  /** When they leave. */
  hinausAb: string;
  anzahl: number;
};

/** The minutes in which what was just decided can still be stopped, as they run down. */
export function Bedenkzeit({ hinausAb, anzahl }: BedenkzeitProps) {
  const ende = new Date(hinausAb);
  const nochSekunden = useRestsekunden(ende.getTime());
  const uhrzeit = formatUhrzeit(ortszeitAus(ende).uhrzeit);
  return (
    <Notice
      tone="warning"
      title={`${formatMenge(anzahl, 'Nachricht geht', 'Nachrichten gehen')} um ${uhrzeit} hinaus`}
    >
      <p>
        {anzahl === 1 ? 'Bis dahin lässt sie sich anhalten' : 'Bis dahin lassen sie sich anhalten'}:{' '}
        <span role="timer" className="tabular-nums">
          noch {restText(nochSekunden)}
        </span>
        .
      </p>
    </Notice>
  );
}

const restsekunden = (ende: number): number => Math.max(0, Math.ceil((ende - jetzt().getTime()) / 1000));

function useRestsekunden(ende: number): number {
  const [rest, setRest] = useState(() => restsekunden(ende));
  useEffect(() => {
    const takt = setInterval(() => setRest(restsekunden(ende)), 1000);
    return () => clearInterval(takt);
  }, [ende]);
  return rest;
}

/** `9:41 Minuten` */
const restText = (sekunden: number): string =>
  `${Math.floor(sekunden / 60)}:${String(sekunden % 60).padStart(2, '0')} Minuten`;
