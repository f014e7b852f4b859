import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { betroffenVonPerson } from '@kehrtour/contract/betroffen';
import {
  mitarbeiterAdresslinkNochmal,
  mitarbeiterAdresseZuruecknehmen,
  mitarbeiterAendern,
  mitarbeiterdaten,
  mitarbeiterEinzeln,
  mitarbeiterListe,
} from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter, Mitarbeiterdaten } from '@kehrtour/contract/mitarbeiter';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { NeueAdresse } from '../../shared/nachweis/NeueAdresse.tsx';
import { useNachweis } from '../../shared/nachweis/useNachweis.tsx';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { datenAus, labelsFuer } from './mitarbeiter.form.ts';
import { FaktorZuruecksetzen } from './parts/FaktorZuruecksetzen.tsx';
import { Mitarbeiterfelder } from './parts/Mitarbeiterfelder.tsx';
import { Zugangshinweis } from './parts/Zugangshinweis.tsx';
import { erreichtArbeit, hindert, personenfolgen, type Personenstand } from './personenfolgen.ts';

export type MitarbeiterAendernScreenProps = {
  client: Client;
  id: string;
  /** Who looks: her own second factor is a matter of her profile. */
  ich: string;
  /** By which she logs in. */
  email: string;
  backHref: string;
};

/** A colleague: data, role, week, login, and whether she still works here. */
export function MitarbeiterAendernScreen(props: MitarbeiterAendernScreenProps) {
  const { client, id, ich, email } = props;
  const query = useQuery(pageQuery(client, mitarbeiterEinzeln, { params: { id } }));
  return (
    <PageState query={query} count={9} named={id !== ''}>
      {(person) => (
        <div className="flex flex-col gap-8">
          <Zugangshinweis client={client} person={person} />
          {person.zweiterFaktor && person.id !== ich ? (
            <FaktorZuruecksetzen client={client} email={email} person={person} />
          ) : null}
          <Formular {...props} person={person} />
          <WartendeAdresse client={client} person={person} />
        </div>
      )}
    </PageState>
  );
}

function WartendeAdresse({ client, person }: Pick<Formularprops, 'client' | 'person'>) {
  const params = { id: person.id };
  const save = useSave(mitarbeiterEinzeln, { params }, person);
  if (person.neueAdresse === undefined) return null;
  return (
    <NeueAdresse
      neu={person.neueAdresse}
      bisher={person.email}
      onErneut={(gesagt) => save(() => client.call(mitarbeiterAdresslinkNochmal, { params }), gesagt)}
      onZurueck={(gesagt) => save(() => client.call(mitarbeiterAdresseZuruecknehmen, { params }), gesagt)}
    />
  );
}

const WARUM =
  'Wer den Betrieb führt und mit welcher Adresse sich jemand anmeldet, ändern nur Sie selbst, nicht jemand an Ihrem offenen Bildschirm. Wen es betrifft, der bekommt eine E-Mail; eine neue Adresse gilt, sobald sie dort bestätigt ist.';
const OHNE_ZUGANG = 'Nur nötig, wenn sich die Person selbst anmelden soll';

type Formularprops = MitarbeiterAendernScreenProps & { person: Mitarbeiter };

function Formular({ client, person, email, backHref }: Formularprops) {
  const { id } = person;
  const cache = useQueryClient();
  const save = useSave(mitarbeiterEinzeln, { params: { id } }, person);
  const [aktiv, setAktiv] = useState(person.aktiv);
  const [woche, setWoche] = useState(person.arbeitszeit);
  const { darf, dialog } = useWenBetrifft();
  const nachweis = useNachweis({ client, email, warum: WARUM });
  /** Whom it concerns is asked only where it reaches what the person carries. */
  const fragt = async ({ faehrt, qualifikation, arbeitszeit }: Mitarbeiterdaten): Promise<boolean> => {
    const neu: Personenstand = { aktiv, faehrt, qualifikation, arbeitszeit };
    if (!erreichtArbeit(person, neu)) return true;
    return darf(() => client.call(betroffenVonPerson, { params: { id }, body: neu }), {
      tat: (wen) => (hindert(person, neu, wen) ? null : 'Trotzdem speichern'),
      folge: (wen) => personenfolgen(person, neu, wen),
    });
  };
  const form = useContractForm({
    schema: mitarbeiterdaten,
    start: datenAus(person),
    labels: { ...labelsFuer(woche), aktiv: 'Arbeitet im Betrieb' },
    send: async (daten) => {
      if (!(await fragt(daten))) return;
      const stand = await nachweis.weiseDichAus((mit) =>
        save((version) =>
          client.call(mitarbeiterAendern, { params: { id }, body: { ...daten, aktiv, version, ...mit } }),
        ),
      );
      if (stand) form.set('email', stand.email);
      await cache.invalidateQueries({ queryKey: keyOf(mitarbeiterListe, {}) });
    },
  });
  if (form.values.arbeitszeit !== woche) setWoche(form.values.arbeitszeit);
  return (
    <>
      <SaveForm form={form} beside={<ButtonLink href={backHref}>Zurück zur Liste</ButtonLink>}>
        <Mitarbeiterfelder
          client={client}
          form={form}
          emailOptional={person.zugang === 'keiner'}
          emailHint={person.zugang === 'keiner' ? OHNE_ZUGANG : 'Damit meldet sich die Person an'}
        />
        <Switch
          label="Arbeitet im Betrieb"
          hint="Ausgeschaltet kann sich die Person nicht mehr anmelden und steht nicht mehr zur Wahl. Was sie getan hat, bleibt stehen."
          checked={aktiv}
          onChange={setAktiv}
        />
        {dialog}
      </SaveForm>
      {nachweis.dialog}
    </>
  );
}
