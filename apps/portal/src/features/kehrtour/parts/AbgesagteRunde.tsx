import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import type { Halt } from '@kehrtour/contract/halt';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { formatMenge } from '@kehrtour/domain/format';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { antwortStatus } from '../kehrtour.format.ts';

export type AbgesagteRundeProps = { client: Client; kehrtour: Kehrtour };

/** What is left of a round that is called off: whom somebody still owes a word, and its houses; nobody drives, so no times. */
export function AbgesagteRunde({ client, kehrtour }: AbgesagteRundeProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Ausstehendes client={client} kehrtourId={kehrtour.id} />
      <Card title={formatMenge(kehrtour.halte.length, 'Haus', 'Häuser')} padding="flush">
        {kehrtour.halte.length === 0 ? (
          <p className="p-4 text-muted">In dieser Kehrtour stand kein Haus.</p>
        ) : (
          <ul className="divide-y divide-line">
            {kehrtour.halte.map((halt) => (
              <Haus key={halt.id} halt={halt} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function Ausstehendes({ client, kehrtourId }: { client: Client; kehrtourId: string }) {
  const { data } = useQuery(abfrage(client, antwortbrettHolen, { query: { kehrtourId } }));
  if (data === undefined) return null;
  const zuBringen = data.zeilen.filter(({ stand }) => stand === 'zettel').length;
  const wartende = data.zeilen.filter(({ stand }) => stand === 'vorschlag').length;
  const brett = `/termine/antworten?kehrtour=${kehrtourId}&stand=`;
  if (zuBringen + wartende === 0)
    return <p className="text-muted">Aus dieser Kehrtour ist niemandem mehr etwas zu sagen.</p>;
  return (
    <>
      {zuBringen === 0 ? null : (
        <Notice
          tone="danger"
          title={`${formatMenge(zuBringen, 'Absage ist', 'Absagen sind')} noch zu bringen`}
          action={
            <ButtonLink size="small" href={`${brett}zettel`}>
              Wohin, und was jetzt hilft
            </ButtonLink>
          }
        >
          <p>Dort rechnet man noch mit dem Besuch. Die Zettel dazu liegen unter „Drucken“.</p>
        </Notice>
      )}
      {wartende === 0 ? null : (
        <Notice
          tone="warning"
          title={`${formatMenge(wartende, 'Haushalt wartet', 'Haushalte warten')} auf einen neuen Vorschlag`}
          action={
            <ButtonLink size="small" href={`${brett}vorschlag`}>
              Vorschläge machen
            </ButtonLink>
          }
        >
          <p>Ihnen ist einer versprochen. Alle anderen Häuser stehen ohne Weiteres wieder zur Wahl.</p>
        </Notice>
      )}
    </>
  );
}

function Haus({ halt: { anschrift, aufgaben, termin } }: { halt: Halt }) {
  const stand = termin === null ? null : antwortStatus(termin.status);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
      <span className="min-w-0 grow basis-56">
        <span className="block font-medium break-words hyphens-auto">{anschrift}</span>
        <span className="block text-sm text-muted">
          {aufgaben.map(({ bezeichnung }) => bezeichnung).join(', ')}
        </span>
      </span>
      {stand === null ? (
        <span className="text-sm text-muted">war nicht angekündigt</span>
      ) : (
        <Status tone={stand.tone} look="bare">
          {stand.text}
        </Status>
      )}
    </li>
  );
}
