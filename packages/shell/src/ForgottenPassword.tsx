import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { PlainForm } from '@kehrtour/ui/plain/PlainForm.tsx';
import { usePlainForm } from '@kehrtour/ui/plain/usePlainForm';
import { useState } from 'react';
import { Link } from 'react-router';

import type { FaultReader } from './faultReader.ts';
import { product } from './product.ts';

export type ForgottenPasswordProps = {
  /** Asks for the mail; whether the address is known must not show in the answer. */
  request: (email: string) => Promise<unknown>;
  faultsOf: FaultReader;
  /** Address of the login page. */
  login: string;
};

const LABELS = { email: 'E-Mail-Adresse' };

/** Asks for a link to a new password; the answer never says whether the address is known. */
export function ForgottenPassword({ request, faultsOf, login }: ForgottenPasswordProps) {
  const [sentTo, setSentTo] = useState<string>();
  const form = usePlainForm({
    labels: LABELS,
    faultsOf,
    send: async ({ email = '' }) => {
      await request(email);
      setSentTo(email.trim());
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">Passwort vergessen</h1>
      {sentTo === undefined ? (
        <>
          <p>Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort vergeben.</p>
          <PlainForm form={form} sendLabel="Link anfordern">
            <PlainField
              id="email"
              name="email"
              type="email"
              label={LABELS.email}
              hint="Die Adresse, mit der Sie sich anmelden"
              autoComplete="username"
              error={form.errorOf('email')}
            />
          </PlainForm>
        </>
      ) : (
        <Notice tone="success" title="Bitte sehen Sie in Ihr Postfach" live>
          <p>
            Wenn es einen Zugang mit der Adresse <strong className="break-words">{sentTo}</strong> gibt, ist
            ein Link dorthin unterwegs. Er gilt 30 Minuten.
          </p>
          <p>
            Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder laden Sie diese Seite neu. An eine Adresse
            gehen höchstens drei Links in einer halben Stunde und zehn am Tag; danach hilft{' '}
            <a className={LINK_LOOK} href={`mailto:${product.supportMail}`}>
              {product.supportMail}
            </a>
            .
          </p>
        </Notice>
      )}
      <p>
        <Link className={LINK_LOOK} to={login}>
          Zurück zur Anmeldung
        </Link>
      </p>
    </div>
  );
}
