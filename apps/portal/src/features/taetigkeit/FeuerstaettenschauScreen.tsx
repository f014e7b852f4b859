import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import {
  taetigkeitAendern,
  taetigkeitenListe,
  taetigkeitHolen,
  taetigkeitsdaten,
} from '@kehrtour/contract/taetigkeit';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import { dauerMinuten } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Gebuehren } from './Gebuehren.tsx';
import { Dauerfelder } from './parts/Dauerfelder.tsx';
import { datenAus, TAETIGKEIT_LABELS } from './taetigkeit.form.ts';

/** The default entry of the catalogue; it can be changed but never removed. */
const FEUERSTAETTENSCHAU = { params: { id: 'fss' } };

/** The one sovereign work that every district has: who may do it, and how long it takes in which house. */
export function FeuerstaettenschauScreen({
  client,
  mitarbeiterHref,
}: {
  client: Client;
  mitarbeiterHref: string;
}) {
  const query = useQuery(pageQuery(client, taetigkeitHolen, FEUERSTAETTENSCHAU));
  return (
    <PageState query={query}>
      {(eintrag) => (
        <div className="flex max-w-2xl flex-col gap-6">
          <Berechtigte client={client} href={mitarbeiterHref} />
          <Formular client={client} eintrag={eintrag} />
          <Gebuehren client={client} />
        </div>
      )}
    </PageState>
  );
}

function Berechtigte({ client, href }: { client: Client; href: string }) {
  const { data } = useQuery(pageQuery(client, mitarbeiterListe, {}));
  if (data === undefined) return null;
  const namen = data.eintraege
    .filter((person) => person.aktiv && darfFeuerstaettenschau(person))
    .map(({ vorname, nachname }) => `${vorname} ${nachname}`);
  const wer = new Intl.ListFormat('de').format(namen);
  return (
    <div>
      {namen.length === 0 ? (
        <Notice tone="warning" title="Niemand in Ihrem Betrieb darf die Feuerstättenschau machen">
          <p>
            Tragen Sie bei der bBSF oder der Vertretung nach § 11b SchfHwG die Qualifikation ein:{' '}
            <a className="underline" href={href}>
              Mitarbeitende
            </a>
            .
          </p>
        </Notice>
      ) : (
        <Notice title="Die Feuerstättenschau macht in Ihrem Betrieb">
          <p>
            {wer}. Zwischen dem Zugang der Ankündigung und dem Besuch liegen mindestens fünf Werktage (§ 3
            KÜO).
          </p>
        </Notice>
      )}
    </div>
  );
}

function Formular({ client, eintrag }: { client: Client; eintrag: Taetigkeit }) {
  const cache = useQueryClient();
  const save = useSave(taetigkeitHolen, FEUERSTAETTENSCHAU, eintrag);
  const form = useContractForm({
    schema: taetigkeitsdaten,
    start: datenAus(eintrag),
    labels: TAETIGKEIT_LABELS,
    send: async (daten) => {
      const { aktiv } = eintrag;
      await save((version) =>
        client.call(taetigkeitAendern, { ...FEUERSTAETTENSCHAU, body: { ...daten, aktiv, version } }),
      );
      await cache.invalidateQueries({ queryKey: keyOf(taetigkeitenListe, {}) });
    },
  });
  const minutenFuer = (nutzungseinheiten: number, feuerstaetten: number) =>
    `${dauerMinuten(form.values, { nutzungseinheiten, feuerstaetten })} Minuten`;
  return (
    <Card title="Dauer">
      <SaveForm form={form}>
        <Dauerfelder form={form} />
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">Das ergibt</h3>
          <KeyValue
            items={[
              { label: 'Einfamilienhaus, 2 Feuerstätten', value: minutenFuer(1, 2) },
              { label: 'Zweifamilienhaus, 3 Feuerstätten', value: minutenFuer(2, 3) },
              { label: 'Haus mit 8 Wohnungen, 9 Feuerstätten', value: minutenFuer(8, 9) },
            ]}
          />
        </section>
      </SaveForm>
    </Card>
  );
}
