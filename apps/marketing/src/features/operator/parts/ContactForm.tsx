import type { Client } from '@kehrtour/api-client/client';
import {
  type Kontaktthema,
  kontaktnachrichtSenden,
  KONTAKTTHEMEN,
  NACHRICHT_ZEICHEN_MAX,
} from '@kehrtour/contract/kontaktformular';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';
import type { PlainFormState } from '@kehrtour/ui/plain/usePlainForm';
import { Link } from 'react-router';

import { SiteForm, Trap } from '../../../shared/form/SiteForm.tsx';
import { useSiteForm } from '../../../shared/form/useSiteForm.ts';

const LABELS = {
  thema: 'Worum geht es?',
  nachricht: 'Ihre Nachricht',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
};
const TOPICS = Object.entries(KONTAKTTHEMEN).map(([id, label]) => ({ id, label }));

export type ContactFormProps = { client: Pick<Client, 'call'>; onSent: () => void };

/** Four fields; what was typed stays when something is refused. */
export function ContactForm({ client, onSent }: ContactFormProps) {
  const form = useSiteForm(
    LABELS,
    async ({ thema, nachricht = '', name = '', email = '', homepage = '' }) => {
      // The list offers nothing else, and what is missing was said before.
      const body = { thema: thema as Kontaktthema, nachricht, name, email, homepage };
      await client.call(kontaktnachrichtSenden, { body });
      onSent();
    },
  );
  return (
    <div className="form-start">
      <h2 className="mb-6 text-xl font-bold tracking-tight">Nachricht schreiben</h2>
      <SiteForm form={form} label="Nachricht schreiben">
        <PlainSelect
          id="thema"
          name="thema"
          label={LABELS.thema}
          placeholder="Bitte wählen"
          choices={TOPICS}
          error={form.errorOf('thema')}
        />
        <PlainField
          id="nachricht"
          name="nachricht"
          label={LABELS.nachricht}
          hint="Geht es um eine Datei? Nennen Sie Ihre Kehrbezirkssoftware und die Überschriften der Spalten. Keine Namen und Nummern Ihrer Kunden: Wir brauchen nur den Aufbau."
          rows={7}
          maxLength={NACHRICHT_ZEICHEN_MAX}
          error={form.errorOf('nachricht')}
        />
        <Sender form={form} />
        <Trap />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <PlainButton busy={form.busy}>Nachricht senden</PlainButton>
          <p className="text-sm text-muted">
            Wir verwenden das nur, um zu antworten.{' '}
            <Link to="/datenschutz" className={LINK_LOOK}>
              Datenschutz
            </Link>
          </p>
        </div>
      </SiteForm>
    </div>
  );
}

/** Who gets the answer. */
function Sender({ form }: { form: PlainFormState }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <PlainField
        id="name"
        name="name"
        label={LABELS.name}
        autoComplete="name"
        maxLength={100}
        error={form.errorOf('name')}
      />
      <PlainField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label={LABELS.email}
        autoComplete="email"
        maxLength={254}
        error={form.errorOf('email')}
      />
    </div>
  );
}
