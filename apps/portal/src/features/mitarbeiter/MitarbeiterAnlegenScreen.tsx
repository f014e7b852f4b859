import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { mitarbeiterdaten, mitarbeiterAnlegen, mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useNachweis } from '../../shared/nachweis/useNachweis.tsx';
import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { labelsFuer, NEUE_PERSON } from './mitarbeiter.form.ts';
import { Mitarbeiterfelder } from './parts/Mitarbeiterfelder.tsx';

export type MitarbeiterAnlegenScreenProps = {
  client: Client;
  /** By which whoever looks logs in. */
  email: string;
  backHref: string;
  onAdded: () => void;
};

const WARUM =
  'Wer den Betrieb mit führt, bestimmen nur Sie selbst, nicht jemand an Ihrem offenen Bildschirm. Alle, die ihn führen, bekommen eine E-Mail.';

/** A new colleague, with or without a way to log in. */
export function MitarbeiterAnlegenScreen(props: MitarbeiterAnlegenScreenProps) {
  const { client, email, backHref, onAdded } = props;
  const nachweis = useNachweis({ client, email, warum: WARUM });
  const cache = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [einladen, setEinladen] = useState(true);
  const [woche, setWoche] = useState(NEUE_PERSON.arbeitszeit);
  const form = useContractForm({
    schema: mitarbeiterdaten,
    start: NEUE_PERSON,
    labels: labelsFuer(woche),
    send: async (daten) => {
      const mitEinladung = einladen && daten.email !== '';
      const person = await nachweis.weiseDichAus((mit) =>
        client.call(mitarbeiterAnlegen, {
          body: { ...daten, einladen: mitEinladung, ...mit },
          idempotencyKey,
        }),
      );
      if (!person) return;
      await cache.invalidateQueries({ queryKey: keyOf(mitarbeiterListe, {}) });
      const name = `${daten.vorname} ${daten.nachname}`;
      showToast(mitEinladung ? `${name} ist eingeladen` : `${name} ist hinzugefügt`, { tone: 'success' });
      onAdded();
    },
  });
  if (form.values.arbeitszeit !== woche) setWoche(form.values.arbeitszeit);
  return (
    <>
      <SaveForm
        form={form}
        saveLabel={einladen && form.values.email !== '' ? 'Hinzufügen und einladen' : 'Hinzufügen'}
        beside={<ButtonLink href={backHref}>Abbrechen</ButtonLink>}
      >
        <Mitarbeiterfelder
          client={client}
          form={form}
          emailOptional
          emailHint="Nur nötig, wenn sich die Person selbst anmelden soll"
        />
        <Checkbox
          label="Einladung per E-Mail schicken"
          hint="Mit dem Link darin vergibt die Person ihr Passwort. Ohne E-Mail-Adresse entsteht kein Zugang."
          checked={einladen}
          onChange={setEinladen}
        />
      </SaveForm>
      {nachweis.dialog}
    </>
  );
}
