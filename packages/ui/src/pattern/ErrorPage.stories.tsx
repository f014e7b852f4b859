import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { ErrorSummary } from '../message/ErrorSummary.tsx';

export default {
  title: 'Muster/Fehler im Formular',
  component: ErrorSummary,
  parameters: {
    guide: {
      text: 'Geprüft wird beim Absenden. Oben steht alles zusammen und führt hin, am Feld steht derselbe Satz.',
      also: ['Formular', 'Fehler', 'Validierung'],
      english: ['Form validation', 'Error message', 'Inline error', 'Validation'],
      status: 'fest',
      since: '0.2.0',
      instead: [['Der Fehler hat mit keinem Feld zu tun', 'Notice']],
      related: ['ErrorSummary', 'FieldFrame', 'Ton und Worte'],
      reader: ['Der Fokus geht auf die Übersicht; ihre Links führen in die Felder.'],
      keys: [
        ['Enter', 'sendet; danach ist der Fokus in der Zusammenfassung'],
        ['Enter auf einer Zeile', 'springt in das Feld'],
      ],
      yes: [
        'Falsches bleibt stehen, damit man es verbessern kann.',
        'Leerzeichen in Telefon, PLZ und IBAN sind kein Fehler.',
      ],
      no: ['Beim Verlassen jedes Feldes schimpfen.', 'Die Seite leeren.'],
    } satisfies OwnGuide,
  },
};

const PHONE = /^[\d\s/+()-]{5,}$/;

function Form({
  mail: firstMail,
  phone: firstPhone,
  sent: first,
}: {
  mail: string;
  phone: string;
  sent: boolean;
}) {
  const [mail, setMail] = useState(firstMail);
  const [phone, setPhone] = useState(firstPhone);
  const [sent, setSent] = useState(first);
  const mailFault = mail.includes('@') && mail.split('@')[1] !== '' ? undefined : MAIL_FAULT;
  const phoneFault = PHONE.test(phone) ? undefined : PHONE_FAULT;
  const faults = sent
    ? [
        ...(mailFault === undefined ? [] : [{ fieldId: 'mail', text: mailFault }]),
        ...(phoneFault === undefined ? [] : [{ fieldId: 'phone', text: phoneFault }]),
      ]
    : [];
  return (
    <form
      noValidate
      className="grid max-w-xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <ErrorSummary faults={faults} />
      <TextField
        id="mail"
        label="E-Mail-Adresse"
        type="email"
        value={mail}
        onChange={setMail}
        error={sent ? mailFault : undefined}
      />
      <TextField
        id="phone"
        label="Telefon"
        type="tel"
        width="medium"
        value={phone}
        onChange={setPhone}
        error={sent ? phoneFault : undefined}
      />
      <div>
        <Button kind="primary" type="submit">
          Angaben speichern
        </Button>
      </div>
    </form>
  );
}

const MAIL_FAULT = 'Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de';
const PHONE_FAULT = 'Die Telefonnummer fehlt. Beispiel: 09123 45678';

export const BeforeSending = () => <Form mail="anna.berger@" phone="" sent={false} />;
export const Refused = () => <Form mail="anna.berger@" phone="" sent />;
export const Corrected = () => <Form mail="anna.berger@beispiel.de" phone="09123 / 45 67-8" sent />;
