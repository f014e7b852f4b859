import type { Client } from '@kehrtour/api-client/client';
import {
  type Einstellungen,
  einstellungenAendern,
  einstellungenHolen,
  messengereinstellungen,
} from '@kehrtour/contract/einstellungen';
import { formatEuro } from '@kehrtour/domain/format';
import { type Messenger, MESSENGER_ANBIETER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';

import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Dienstseite } from './parts/Dienstseite.tsx';

export type MessengerScreenProps = { client: Client; messenger: Messenger };

/** Whether notices go by a messenger to those who have allowed it, and what they may cost in a month. */
export function MessengerScreen({ client, messenger }: MessengerScreenProps) {
  const { name } = MESSENGER_WORTE[messenger];
  const ohne = {
    title: `${name} gibt es hier noch nicht`,
    text: `In dieser Installation ist kein Konto für ${name} eingerichtet. Wer Kehrtour für Sie betreibt, kann das nachholen; danach schalten Sie es hier ein.`,
  };
  return (
    <Dienstseite client={client} weg={messenger} ohne={ohne}>
      {(daten, dienst) => <Formular client={client} messenger={messenger} daten={daten} dienst={dienst} />}
    </Dienstseite>
  );
}

type FormularProps = MessengerScreenProps & {
  daten: Einstellungen & { version: number };
  dienst: { centJeNachricht: number; imMonatCent: number };
};

function Formular({ client, messenger, daten, dienst }: FormularProps) {
  const { name } = MESSENGER_WORTE[messenger];
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: messengereinstellungen,
    start: daten[messenger],
    labels: {
      an: `Termine auch per ${name} ansagen`,
      hoechstensEuroImMonat: `${name} kostet im Monat höchstens`,
    },
    send: (gruppe) =>
      save((version) => client.call(einstellungenAendern, { body: { [messenger]: gruppe, version } })),
  });
  const an = form.field('an');
  return (
    <SaveForm form={form}>
      <Checkbox
        id={an.id}
        label={an.label}
        hint={`Nur an Menschen, die es erlaubt haben: Sie tragen das bei der Liegenschaft am Kontakt ein, mit Tag und Weg der Einwilligung. ${MESSENGER_ANBIETER[messenger]} Schreiben Sie das in Ihren Datenschutzhinweis.`}
        checked={an.value}
        error={an.error}
        onChange={an.onChange}
      />
      <NumberField
        {...form.number('hoechstensEuroImMonat')}
        unit="€"
        min={1}
        max={1000}
        width="medium"
        hint={`Eine Nachricht kostet höchstens ${formatEuro(dienst.centJeNachricht)} ohne Umsatzsteuer. In diesem Monat sind es bis jetzt ${formatEuro(dienst.imMonatCent)}. Ankündigungen, die mehr kosten würden, gehen nicht hinaus; Absagen gehen immer.`}
      />
    </SaveForm>
  );
}
