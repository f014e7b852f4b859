import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

import { SiteForm } from '../../../shared/form/SiteForm.tsx';
import { useSiteForm } from '../../../shared/form/useSiteForm.ts';

/** The question behind the link of an issue: opening it ends nothing, because programs that look for danger open links too. */
export function Unsubscribe({ shown, onSend }: { shown: boolean; onSend: () => Promise<void> }) {
  const form = useSiteForm({}, onSend);
  return (
    <div
      id="abmelden"
      tabIndex={-1}
      data-state
      className={`max-w-xl scroll-mt-8 outline-none target:block ${shown ? '' : 'hidden'}`}
    >
      <h2 className="text-xl font-bold tracking-tight">Newsletter beenden?</h2>
      <p className="mt-3 mb-6">
        Wir löschen Ihre Adresse sofort. Nur dass jemand eingewilligt hatte, in was und wann, bewahren wir
        ohne die Adresse drei Jahre als Nachweis auf.
      </p>
      <SiteForm form={form} label="Newsletter beenden">
        <div>
          <PlainButton busy={form.busy}>Newsletter beenden</PlainButton>
        </div>
      </SiteForm>
    </div>
  );
}
