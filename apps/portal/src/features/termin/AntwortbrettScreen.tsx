import type { Client } from '@kehrtour/api-client/client';
import { antwortbrettHolen } from '@kehrtour/contract/antwortbrett';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { formatMenge } from '@kehrtour/domain/format';
import { ANTWORTSTAENDE, ANTWORTSTAENDE_NAMEN, istZuTun } from '@kehrtour/domain/nachweis/antwortstand';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare, Send } from 'lucide-react';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { type Brettfilter, passtZum } from './antwortbrett.format.ts';
import { hatAuswege } from './parts/antwort/Brettknoepfe.tsx';
import { Brettzeile } from './parts/antwort/Brettzeile.tsx';
import { Zetteldruck } from './parts/antwort/Zetteldruck.tsx';
import { Widersprueche } from './parts/eingang/Widersprueche.tsx';

const NachsendenDialog = lazyPart(
  async () => (await import('./parts/antwort/NachsendenDialog.tsx')).NachsendenDialog,
);

export type AntwortbrettScreenProps = {
  client: Client;
  filter: Brettfilter;
  onFilter: (filter: Partial<Brettfilter>) => void;
};

type Brett = AnswerOf<typeof antwortbrettHolen>;

const ALLE = 'alle';
/** How many rows look for their free times by themselves: nobody works through more at once. */
const SOFORT_MAX = 6;

/** The answers of all announced households: what asks for something first, each row with its next step. */
export function AntwortbrettScreen({ client, filter, onFilter }: AntwortbrettScreenProps) {
  const query = useQuery(pageQuery(client, antwortbrettHolen, { query: {} }));
  return (
    <div className="flex flex-col gap-4">
      <Widersprueche client={client} />
      <PageState query={query} shape="rows" count={6}>
        {(brett) =>
          brett.kehrtouren.length === 0 ? (
            <EmptyState
              title="Niemand wartet auf einen Besuch"
              icon={<MessagesSquare aria-hidden />}
              action={
                <ButtonLink kind="primary" href="/kehrtouren">
                  Zu den Kehrtouren
                </ButtonLink>
              }
            >
              Sobald eine Kehrtour angekündigt ist, stehen hier die Antworten aller Haushalte.
            </EmptyState>
          ) : (
            <Liste client={client} brett={brett} filter={filter} onFilter={onFilter} />
          )
        }
      </PageState>
    </div>
  );
}

function Liste({ client, brett, filter, onFilter }: AntwortbrettScreenProps & { brett: Brett }) {
  const inKehrtour = brett.zeilen.filter(
    ({ termin }) => filter.kehrtourId === null || termin.kehrtourId === filter.kehrtourId,
  );
  const gezeigt = inKehrtour
    .filter((zeile) => passtZum(filter, zeile))
    .toSorted((a, b) => ANTWORTSTAENDE.indexOf(a.stand) - ANTWORTSTAENDE.indexOf(b.stand));
  const sofort = new Set(gezeigt.filter(hatAuswege).slice(0, SOFORT_MAX));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <Wahl brett={brett} inKehrtour={inKehrtour} filter={filter} onFilter={onFilter} />
        <Nachsenden client={client} zeilen={gezeigt} />
        {filter.kehrtourId !== null &&
        inKehrtour.some(({ stand }) => stand === 'zettel' || stand === 'zurueck') ? (
          <Zetteldruck client={client} kehrtourId={filter.kehrtourId} />
        ) : null}
      </div>
      <Card title={formatMenge(gezeigt.length, 'Haushalt', 'Haushalte')} padding="flush">
        {gezeigt.length === 0 ? (
          <p className="px-4 py-6 text-muted sm:px-6">
            Hier ist nichts zu tun. Unter „Alle“ stehen die Antworten, auf die Sie nur warten.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {gezeigt.map((zeile) => (
              <li key={zeile.termin.id}>
                <Brettzeile client={client} zeile={zeile} sofort={sofort.has(zeile)} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

/** All that came back at once, where there is more than one. */
function Nachsenden({ client, zeilen }: { client: Client; zeilen: Brett['zeilen'] }) {
  const [offen, setOffen] = useState(false);
  const zurueck = zeilen.filter(({ nachsendbar }) => nachsendbar.length > 0);
  if (zurueck.length < 2 && !offen) return null;
  return (
    <>
      <Button icon={<Send aria-hidden className="size-4" />} onPress={() => setOffen(true)}>
        Nachsenden ({zurueck.length})
      </Button>
      {offen ? <NachsendenDialog client={client} zeilen={zurueck} onClose={() => setOffen(false)} /> : null}
    </>
  );
}

type WahlProps = Pick<AntwortbrettScreenProps, 'filter' | 'onFilter'> & {
  brett: Brett;
  inKehrtour: Brett['zeilen'];
};

function Wahl({ brett, inKehrtour, filter, onFilter }: WahlProps) {
  const staende: readonly { id: Brettfilter['stand']; label: string }[] = [
    { id: 'zuTun', label: `Zu tun (${inKehrtour.filter(istZuTun).length})` },
    ...ANTWORTSTAENDE.map((stand) => ({
      id: stand,
      label: `${ANTWORTSTAENDE_NAMEN[stand]} (${inKehrtour.filter((zeile) => zeile.stand === stand).length})`,
    })),
    { id: 'alle', label: `Alle (${inKehrtour.length})` },
  ];
  return (
    <>
      <div className="w-full sm:w-64">
        <PlainSelect
          id="brett-kehrtour"
          name="kehrtour"
          label="Kehrtour"
          choices={[
            { id: ALLE, label: 'Alle Kehrtouren' },
            ...brett.kehrtouren.map(({ id, name, anzahl }) => ({ id, label: `${name} (${anzahl})` })),
          ]}
          value={filter.kehrtourId ?? ALLE}
          onChange={(id) => onFilter({ kehrtourId: id === ALLE ? null : id })}
        />
      </div>
      <div className="w-full sm:w-56">
        <PlainSelect
          id="brett-stand"
          name="stand"
          label="Antworten"
          choices={staende}
          value={filter.stand}
          onChange={(id) => onFilter({ stand: staende.find((eine) => eine.id === id)?.id ?? 'zuTun' })}
        />
      </div>
    </>
  );
}
