import type { Client } from '@kehrtour/api-client/client';
import { betroffenVonWorten } from '@kehrtour/contract/betroffen';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';

import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Zettelvorschau } from './parts/Zettelvorschau.tsx';
import { Zustelldauer } from './parts/Zustelldauer.tsx';
import { worteImFormular } from './terminzettel.form.ts';
import { wortfolgen } from './wortfolgen.ts';

export type TerminzettelScreenProps = {
  client: Client;
  /** Slips for sovereign work announce, those for free work propose: two sets of words. */
  art: keyof Einstellungen['terminzettel'];
};

/** The words of one kind of slip, with the slip beside them. */
export function TerminzettelScreen({ client, art }: TerminzettelScreenProps) {
  const query = useQuery(pageQuery(client, einstellungenHolen, {}));
  return (
    <PageState query={query} shape="block">
      {(daten) => (
        <div className="flex flex-col gap-12">
          <Formular key={art} client={client} art={art} daten={daten} />
          {art === 'hoheitlicheTaetigkeiten' ? <Zustelldauer client={client} daten={daten} /> : null}
        </div>
      )}
    </PageState>
  );
}

const LABELS = {
  titel: 'Titel',
  vorbereitung: 'Bitte vorbereiten',
  zugang: 'Wenn niemand zu Hause ist',
  rechtstext: 'Rechtshinweis',
};

function Formular(props: TerminzettelScreenProps & { daten: Einstellungen & { version: number } }) {
  const { client, art, daten } = props;
  const save = useSave(einstellungenHolen, {}, daten);
  const { darf, dialog } = useWenBetrifft();
  const form = useContractForm({
    schema: worteImFormular,
    start: daten.terminzettel[art],
    labels: LABELS,
    send: async (worte) => {
      const anders = JSON.stringify(worte) !== JSON.stringify(daten.terminzettel[art]);
      const weiter =
        !anders ||
        (await darf(() => client.call(betroffenVonWorten, { params: { art } }), {
          tat: 'Neue Worte speichern',
          folge: wortfolgen,
        }));
      if (weiter)
        await save((version) => client.call(einstellungenAendern, { body: { [art]: worte, version } }));
    },
  });
  const { vorbereitung } = form.values;
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,42rem)_minmax(20rem,1fr)]">
      <SaveForm form={form}>
        <TextField {...form.field('titel')} maxLength={80} />
        <TextArea
          {...form.field('vorbereitung')}
          value={vorbereitung.join('\n')}
          onChange={(text) => form.set('vorbereitung', text.split('\n'))}
          rows={6}
          hint="Ein Satz je Zeile, höchstens sechs. Solange Sie hier nichts ändern, nennt der Zettel nur, was die Arbeit braucht."
        />
        <TextField {...form.field('zugang')} optional maxLength={200} />
        <TextArea {...form.field('rechtstext')} rows={3} charactersMax={400} />
        {dialog}
      </SaveForm>
      <Zettelvorschau worte={form.values} hoheitlich={art === 'hoheitlicheTaetigkeiten'} />
    </div>
  );
}
