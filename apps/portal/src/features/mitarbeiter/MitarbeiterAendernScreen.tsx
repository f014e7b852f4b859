import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { betroffenVonPerson } from '@kehrtour/contract/betroffen';
import {
  mitarbeiterAendern,
  mitarbeiterdaten,
  mitarbeiterEinladen,
  mitarbeiterEinzeln,
  mitarbeiterListe,
} from '@kehrtour/contract/mitarbeiter';
import type { Mitarbeiter, Mitarbeiterdaten } from '@kehrtour/contract/mitarbeiter';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Switch } from '@kehrtour/ui/field/Switch.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useWenBetrifft } from '../../shared/betroffen/useWenBetrifft.tsx';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { datenAus, labelsFuer, MITARBEITER_LABELS } from './mitarbeiter.form.ts';
import { FaktorZuruecksetzen } from './parts/FaktorZuruecksetzen.tsx';
import { Mitarbeiterfelder } from './parts/Mitarbeiterfelder.tsx';
import { erreichtArbeit, hindert, personenfolgen, type Personenstand } from './personenfolgen.ts';

export type MitarbeiterAendernScreenProps = {
  client: Client;
  id: string;
  /** Who looks: her own second factor is a matter of her profile. */
  ich: string;
  backHref: string;
};

/** A colleague: data, role, week, login, and whether she still works here. */
export function MitarbeiterAendernScreen({ client, id, ich, backHref }: MitarbeiterAendernScreenProps) {
  const query = useQuery(pageQuery(client, mitarbeiterEinzeln, { params: { id } }));
  return (
    <PageState query={query} count={9} named={id !== ''}>
      {(person) => (
        <div className="flex flex-col gap-8">
          <Zugang client={client} person={person} />
          {person.zweiterFaktor && person.id !== ich ? (
            <FaktorZuruecksetzen client={client} person={person} />
          ) : null}
          <Formular client={client} person={person} backHref={backHref} />
        </div>
      )}
    </PageState>
  );
}

function Formular({ client, person, backHref }: { client: Client; person: Mitarbeiter; backHref: string }) {
  const { id } = person;
  const cache = useQueryClient();
  const save = useSave(mitarbeiterEinzeln, { params: { id } }, person);
  const [aktiv, setAktiv] = useState(person.aktiv);
  const [woche, setWoche] = useState(person.arbeitszeit);
  const { darf, dialog } = useWenBetrifft();
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
      await save((version) =>
        client.call(mitarbeiterAendern, { params: { id }, body: { ...daten, aktiv, version } }),
      );
      await cache.invalidateQueries({ queryKey: keyOf(mitarbeiterListe, {}) });
    },
  });
  if (form.values.arbeitszeit !== woche) setWoche(form.values.arbeitszeit);
  return (
    <SaveForm form={form} beside={<ButtonLink href={backHref}>Zurück zur Liste</ButtonLink>}>
      <Mitarbeiterfelder
        client={client}
        form={form}
        emailOptional={person.zugang === 'keiner'}
        emailHint={
          person.zugang === 'keiner'
            ? 'Nur nötig, wenn sich die Person selbst anmelden soll'
            : 'Damit meldet sich die Person an'
        }
      />
      <Switch
        label="Arbeitet im Betrieb"
        hint="Ausgeschaltet kann sich die Person nicht mehr anmelden und steht nicht mehr zur Wahl. Was sie getan hat, bleibt stehen."
        checked={aktiv}
        onChange={setAktiv}
      />
      {dialog}
    </SaveForm>
  );
}

/** Nobody without an address is invited; who has chosen a password needs no invitation. */
function Zugang({ client, person }: { client: Client; person: Mitarbeiter }) {
  const cache = useQueryClient();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const einladung = useMutation({
    mutationFn: () =>
      client.call(mitarbeiterEinladen, {
        params: { id: person.id },
        idempotencyKey,
      }),
    onSuccess: (stand) => {
      // The next click is a new wish for a mail, not a repetition of this one.
      setKey(crypto.randomUUID());
      cache.setQueryData(keyOf(mitarbeiterEinzeln, { params: { id: person.id } }), stand);
      showToast(`Die Einladung an ${stand.email} ist unterwegs`, { tone: 'success' });
      return cache.invalidateQueries({ queryKey: keyOf(mitarbeiterListe, {}) });
    },
  });
  if (!person.aktiv || person.zugang === 'aktiv' || person.zugang === 'gesperrt') return null;
  const eingeladen = person.zugang === 'eingeladen';
  const fault = einladung.error === null ? undefined : faultsOf(einladung.error, MITARBEITER_LABELS)[0]?.text;
  return (
    <div className="max-w-2xl">
      <Notice
        tone={eingeladen ? 'warning' : 'info'}
        title={eingeladen ? 'Eingeladen, aber noch nie angemeldet' : 'Ohne Zugang'}
        {...(person.email === ''
          ? {}
          : {
              action: (
                <Button busy={einladung.isPending} onPress={() => einladung.mutate()}>
                  {eingeladen ? 'Einladung noch einmal schicken' : 'Jetzt einladen'}
                </Button>
              ),
            })}
      >
        <p>
          {person.email === ''
            ? 'Tragen Sie eine E-Mail-Adresse ein und speichern Sie, dann können Sie die Person einladen.'
            : `Die Einladung geht an ${person.email} und gilt sieben Tage.`}
        </p>
        {fault === undefined ? null : <p className="font-semibold text-danger">{fault}</p>}
      </Notice>
    </div>
  );
}
