import { EINWILLIGUNGEN, FASSUNG_HEUTE, type Fassung } from '@kehrtour/contract/newsletter';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';
import { Link } from 'react-router';

import { SiteForm, Trap } from '../../../shared/form/SiteForm.tsx';
import { useSiteForm } from '../../../shared/form/useSiteForm.ts';

export type SignUpProps = {
  onSend: (body: { email: string; fassung: Fassung; homepage: string }) => Promise<void>;
};

/** One field, the consent word for word as it is kept, one button. */
export function SignUp({ onSend }: SignUpProps) {
  const form = useSiteForm({ email: 'E-Mail-Adresse' }, ({ email = '', homepage = '' }) =>
    onSend({ email, fassung: FASSUNG_HEUTE, homepage }),
  );
  return (
    <div className="form-start grid gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <h2 className="mb-6 text-xl font-bold tracking-tight">Newsletter anfordern</h2>
        <SiteForm form={form} label="Newsletter anfordern">
          <PlainField
            id="email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            label="E-Mail-Adresse"
            error={form.errorOf('email')}
          />
          <p className="text-sm text-muted">{EINWILLIGUNGEN[FASSUNG_HEUTE]}</p>
          <input type="hidden" name="fassung" value={FASSUNG_HEUTE} />
          <Trap />
          <div>
            <PlainButton busy={form.busy}>Einwilligen und anfordern</PlainButton>
          </div>
        </SiteForm>
      </div>
      <div className="rounded-lg border border-line bg-surface p-6">
        <h2 className="mb-3 text-lg font-bold">So geht es weiter</h2>
        <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-accent-ink">
          <li>Sie bekommen eine Mail mit einem Link.</li>
          <li>Mit ihm bestätigen Sie, dass die Adresse Ihre ist. Erst dann kommt der Newsletter.</li>
          <li>In jeder Ausgabe steht ein Link, der ihn beendet. Dann löschen wir Ihre Adresse.</li>
        </ol>
        <p className="mt-4 text-sm text-muted">
          Wir zählen weder, ob Sie die Mail öffnen, noch worauf Sie klicken.{' '}
          <Link to="/datenschutz" className={LINK_LOOK}>
            Datenschutz
          </Link>
        </p>
      </div>
    </div>
  );
}
