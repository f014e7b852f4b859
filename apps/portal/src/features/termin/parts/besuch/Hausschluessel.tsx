import type { Client } from '@kehrtour/api-client/client';
import type { Termin } from '@kehrtour/contract/termin';

import { Schluesselzeile } from '../../../../shared/schluessel/Schluesselzeile.tsx';

export type HausschluesselProps = { client: Client; termin: Termin; oeffnet: boolean };

/** Where the key is, at the door: each look stands in the history of the house, as it does on the page of the house. */
export function Hausschluessel({ client, termin, oeffnet }: HausschluesselProps) {
  const { schluessel, liegenschaftId } = termin;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">Schlüssel und Codes</h3>
      <ul className="flex flex-col gap-3">
        {schluessel.map((einer) => (
          <li key={einer.id} className="flex">
            <Schluesselzeile client={client} hausId={liegenschaftId} schluessel={einer} oeffnet={oeffnet} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {oeffnet
          ? 'Wer etwas davon ansieht, steht im Verlauf des Hauses.'
          : 'Was hinterlegt ist, sehen das Büro und wer dorthin fährt.'}
      </p>
    </section>
  );
}
