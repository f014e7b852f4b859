import type { Client } from '@kehrtour/api-client/client';
import {
  type Einstellungen,
  einstellungenAendern,
  einstellungenHolen,
  whatsappeinstellungen,
} from '@kehrtour/contract/einstellungen';
import { formatEuro } from '@kehrtour/domain/format';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';

import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Dienstseite } from './parts/Dienstseite.tsx';

/** Whether notices go by WhatsApp to those who have allowed it, and what they may cost in a month. */
export function WhatsappScreen({ client }: { client: Client }) {
  return (
    <Dienstseite client={client} weg="whatsapp" ohne={OHNE_DIENST}>
      {(daten, dienst) => <Formular client={client} daten={daten} dienst={dienst} />}
    </Dienstseite>
  );
}

const OHNE_DIENST = {
  title: 'WhatsApp gibt es hier noch nicht',
  text: 'In dieser Installation ist kein Konto für WhatsApp eingerichtet. Wer Kehrtour für Sie betreibt, kann das nachholen; danach schalten Sie es hier ein.',
};

const LABELS = {
  an: 'Termine auch per WhatsApp ansagen',
  hoechstensEuroImMonat: 'WhatsApp kostet im Monat höchstens',
};

type FormularProps = {
  client: Client;
  daten: Einstellungen & { version: number };
  dienst: { centJeNachricht: number; imMonatCent: number };
};

function Formular({ client, daten, dienst }: FormularProps) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: whatsappeinstellungen,
    start: daten.whatsapp,
    labels: LABELS,
    send: (whatsapp) => save((version) => client.call(einstellungenAendern, { body: { whatsapp, version } })),
  });
  const an = form.field('an');
  return (
    <SaveForm form={form}>
      <Checkbox
        id={an.id}
        label={an.label}
        hint="Nur an Menschen, die es erlaubt haben: Sie tragen das bei der Liegenschaft am Kontakt ein, mit Tag und Weg der Einwilligung. WhatsApp gehört zu Meta; dorthin gehen Mobilnummer, Termin, Arbeit und Anschrift. Schreiben Sie das in Ihren Datenschutzhinweis."
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
