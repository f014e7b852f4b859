import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { vertraegeHolen } from '@kehrtour/contract/unternehmen';
import { formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { VERTRAGSSTAND } from '@kehrtour/domain/unternehmen/vertragsstand';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Vertragstext } from '../../shared/vertrag/Vertragstext.tsx';

type Eintrag = AnswerOf<typeof vertraegeHolen>['eintraege'][number];

/** Both contracts with what of them was accepted and when, to be read again and printed. */
export function VertraegeScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, vertraegeHolen, {}));
  return (
    <PageState query={query} shape="text">
      {({ eintraege }) => (
        <div className="flex max-w-3xl flex-col gap-6">
          <Angenommen eintraege={eintraege} />
          <div className="print:hidden">
            <Button icon={<Printer aria-hidden className="size-5" />} onPress={() => globalThis.print()}>
              Drucken
            </Button>
          </div>
          <Card title={`Nutzungsbedingungen, Stand ${formatTag(VERTRAGSSTAND)}`}>
            <Vertragstext art="nutzung" />
          </Card>
          <Card title={`Vertrag zur Auftragsverarbeitung, Stand ${formatTag(VERTRAGSSTAND)}`}>
            <Vertragstext art="verarbeitung" />
          </Card>
        </div>
      )}
    </PageState>
  );
}

function Angenommen({ eintraege }: { eintraege: readonly Eintrag[] }) {
  const [letzter] = eintraege;
  if (letzter === undefined)
    return (
      <Notice tone="info" title="Für Ihren Betrieb ist keine Annahme vermerkt">
        <p>Er war schon da, als die Verträge dazukamen. Es gelten die Texte unten.</p>
      </Notice>
    );
  return (
    <Notice
      tone={letzter.stand === VERTRAGSSTAND ? 'success' : 'warning'}
      title={letzter.stand === VERTRAGSSTAND ? 'Angenommen' : 'Angenommen in einer früheren Fassung'}
    >
      <ul>
        {eintraege.map(({ stand, von, am }) => (
          <li key={am}>
            {formatTag(ortszeitAus(new Date(am)).tag)}
            {von === '' ? '' : ` von ${von}`}, Stand {formatTag(stand)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
