import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { persoenlicheDatenAendern, persoenlicheDatenHolen } from '@kehrtour/contract/mitarbeiter';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { useNachweis } from '../../shared/nachweis/useNachweis.tsx';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { EigeneNeueAdresse } from './EigeneNeueAdresse.tsx';

type Daten = AnswerOf<typeof persoenlicheDatenHolen>;

export type PersoenlicheDatenScreenProps = {
  client: Client;
  backHref: string;
  /** The name stands in the frame of the page, too. */
  onSaved: () => void;
};

/** One's own name, phone and login address. */
export function PersoenlicheDatenScreen(props: PersoenlicheDatenScreenProps) {
  const query = useQuery(pageQuery(props.client, persoenlicheDatenHolen, {}));
  return (
    <PageState query={query} count={4}>
      {(daten) => <Formular {...props} daten={daten} />}
    </PageState>
  );
}

const LABELS = {
  vorname: 'Vorname',
  nachname: 'Nachname',
  telefon: 'Telefon',
  email: 'E-Mail-Adresse',
};
const schema = z.omit(persoenlicheDatenAendern.body, { version: true, nachweis: true });
const WARUM =
  'Mit der E-Mail-Adresse melden Sie sich an; deshalb ändern nur Sie selbst sie, nicht jemand an Ihrem offenen Bildschirm. Die neue gilt, sobald Sie den Link bestätigen, den wir dorthin schicken.';

function Formular({ client, backHref, onSaved, daten }: PersoenlicheDatenScreenProps & { daten: Daten }) {
  const save = useSave(persoenlicheDatenHolen, {}, daten);
  const { version: _version, neueAdresse: _wartet, ...start } = daten;
  const nachweis = useNachweis({ client, email: daten.email, warum: WARUM });
  const form = useContractForm({
    schema,
    start,
    labels: LABELS,
    send: async (neu) => {
      const stand = await nachweis.weiseDichAus((mit) =>
        save((version) => client.call(persoenlicheDatenAendern, { body: { ...neu, version, ...mit } })),
      );
      if (!stand) return;
      onSaved();
      form.set('email', stand.email);
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <SaveForm form={form} beside={<ButtonLink href={backHref}>Zurück</ButtonLink>}>
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <TextField {...form.field('vorname')} autoComplete="given-name" />
          <TextField {...form.field('nachname')} autoComplete="family-name" />
        </div>
        <TextField {...form.field('telefon')} type="tel" autoComplete="tel" optional width="medium" />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="username"
          hint="Damit melden Sie sich an"
        />
      </SaveForm>
      <EigeneNeueAdresse client={client} daten={daten} />
      {nachweis.dialog}
    </div>
  );
}
