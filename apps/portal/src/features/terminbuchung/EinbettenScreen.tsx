import type { Client } from '@kehrtour/api-client/client';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { type Taetigkeit, taetigkeitenListe } from '@kehrtour/contract/taetigkeit';
import { terminbuchungHolen } from '@kehrtour/contract/terminbuchung';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Schnipsel } from './parts/Schnipsel.tsx';
import { Vorschau } from './parts/Vorschau.tsx';
import { seitenImFormular } from './seiten.form.ts';

/** The booking page on the company's own site: which sites may, what to paste, how it looks. */
export function EinbettenScreen({ client }: { client: Client }) {
  const stand = useQuery(pageQuery(client, terminbuchungHolen, {}));
  const einstellungen = useQuery(pageQuery(client, einstellungenHolen, {}));
  const katalog = useQuery(pageQuery(client, taetigkeitenListe, {}));
  return (
    <PageState query={stand}>
      {({ slug, an, seite, skript }) => (
        <div className="grid items-start gap-8 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-8">
            <PageState query={einstellungen}>
              {(daten) => <Websites client={client} daten={daten} />}
            </PageState>
            <PageState query={katalog}>
              {({ eintraege }) => (
                <Schnipsel
                  slug={slug}
                  seite={seite}
                  skript={skript}
                  taetigkeiten={offenFuerAlle(eintraege)}
                />
              )}
            </PageState>
          </div>
          <Vorschau an={an} seite={seite} />
        </div>
      )}
    </PageState>
  );
}

/** What somebody without a code finds on the booking page. */
const offenFuerAlle = (eintraege: readonly Taetigkeit[]) =>
  eintraege
    .filter(({ aktiv, vorOrt, online }) => aktiv && vorOrt && (online === 'ja' || online === 'anfrage'))
    .map(({ id, kundentext }) => ({ id, label: kundentext }));

const LABELS = { seiten: 'Erlaubte Websites' };

function Websites({ client, daten }: { client: Client; daten: Einstellungen & { version: number } }) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: seitenImFormular,
    start: daten.terminbuchung,
    labels: LABELS,
    send: async (terminbuchung) => {
      const antwort = await save((version) =>
        client.call(einstellungenAendern, { body: { terminbuchung, version } }),
      );
      // As browsers write them: small, without a slash at the end.
      form.set('seiten', antwort.terminbuchung.seiten);
    },
  });
  return (
    <Card title="1. Welche Websites dürfen?">
      <SaveForm form={form}>
        <TextArea
          {...form.field('seiten')}
          value={form.values.seiten.join('\n')}
          onChange={(text) => form.set('seiten', text === '' ? [] : text.split('\n'))}
          rows={3}
          optional
          hint="Eine Adresse je Zeile, höchstens zehn, wie sie im Browser steht: https://www.ihre-website.de. Was nach dem Namen kommt, lassen wir weg. Mit und ohne www sind zwei verschiedene."
        />
      </SaveForm>
    </Card>
  );
}
