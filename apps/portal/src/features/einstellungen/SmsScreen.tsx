import type { Client } from '@kehrtour/api-client/client';
import {
  type Einstellungen,
  einstellungenAendern,
  einstellungenHolen,
  smseinstellungen,
} from '@kehrtour/contract/einstellungen';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { NumberField } from '@kehrtour/ui/field/NumberField.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import { SaveForm } from '../../shared/SaveForm.tsx';
import { useContractForm } from '../../shared/useContractForm.ts';
import { useSave } from '../../shared/useSave.ts';
import { Dienstseite } from './parts/Dienstseite.tsx';

/** Whether notices go by SMS, under which name, and what one announcement may cost. */
export function SmsScreen({ client }: { client: Client }) {
  return (
    <Dienstseite client={client} weg="sms" ohne={OHNE_DIENST}>
      {(daten, dienst) => <Formular client={client} daten={daten} centJeTeil={dienst.centJeTeil} />}
    </Dienstseite>
  );
}

const OHNE_DIENST = {
  title: 'SMS gibt es hier noch nicht',
  text: 'In dieser Installation ist kein Dienst für SMS eingerichtet. Wer Kehrtour für Sie betreibt, kann das nachholen; danach schalten Sie SMS hier ein.',
};

const LABELS = {
  an: 'Termine auch per SMS ansagen',
  absender: 'Absender',
  hoechstensEuro: 'Eine Ankündigung kostet höchstens',
  ersatz: 'Was nicht ankommt, von selbst auf dem nächsten Weg senden',
};

type FormularProps = {
  client: Client;
  daten: Einstellungen & { version: number };
  centJeTeil: number;
};

function Formular({ client, daten, centJeTeil }: FormularProps) {
  const save = useSave(einstellungenHolen, {}, daten);
  const form = useContractForm({
    schema: smseinstellungen,
    start: daten.sms,
    labels: LABELS,
    send: (sms) => save((version) => client.call(einstellungenAendern, { body: { sms, version } })),
  });
  const an = form.field('an');
  const ersatz = form.field('ersatz');
  const preis = centJeTeil.toLocaleString('de-DE', { maximumFractionDigits: 2 });
  return (
    <SaveForm form={form}>
      <Checkbox
        id={an.id}
        label={an.label}
        hint="Wer eine Mobilnummer hat und sich SMS zuerst wünscht oder keine E-Mail-Adresse für Termine angegeben hat. Vor dem Senden sehen Sie, wer eine SMS bekommt und was das kostet."
        checked={an.value}
        error={an.error}
        onChange={an.onChange}
      />
      <TextField
        {...form.field('absender')}
        maxLength={11}
        hint="Das zeigt das Telefon an, z. B. SF Brandl. Höchstens 11 Buchstaben und Ziffern, ohne Umlaute. Auf eine solche SMS kann man nicht antworten; sie führt auf Ihre Terminseite."
      />
      <NumberField
        {...form.number('hoechstensEuro')}
        unit="€"
        min={1}
        max={1000}
        width="medium"
        hint={`Ein Teil mit 160 Zeichen kostet ${preis} Cent ohne Umsatzsteuer; eine Ansage braucht meist zwei Teile. Was mehr kosten würde, geht nicht hinaus.`}
      />
      <Checkbox
        id={ersatz.id}
        label={ersatz.label}
        hint="Kommt eine E-Mail oder SMS nicht an, geht die Ansage zwischen 8 und 20 Uhr auf dem nächsten Weg des Kontakts hinaus: E-Mail, SMS, sonst steht auf dem Antwortbrett, dass ein Zettel nötig ist. Die SMS einer Kehrtour, die so hinausgehen, bleiben zusammen unter der Grenze oben; was zu spät käme, geht nicht hinaus."
        checked={ersatz.value}
        error={ersatz.error}
        onChange={ersatz.onChange}
      />
    </SaveForm>
  );
}
