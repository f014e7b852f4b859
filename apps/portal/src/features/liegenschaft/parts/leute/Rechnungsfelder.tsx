import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import type { Kontaktform } from '../../useKontaktform.ts';

/** Where somebody takes invoices, and what an e-invoice to a firm or a public body has to name. */
export function Rechnungsfelder({ form }: { form: Kontaktform }) {
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">Rechnungen</legend>
      <p className="text-sm text-muted">Für Rechnungen, wenn es davon abweicht oder verlangt wird:</p>
      <TextField {...form.field('kontakt.emailRechnung')} optional type="email" maxLength={254} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('kontakt.leitwegId')}
          optional
          hint="Nennen Behörden für die E-Rechnung"
          maxLength={46}
        />
        <TextField {...form.field('kontakt.ustId')} optional hint="Zum Beispiel DE123456788" maxLength={20} />
      </div>
    </fieldset>
  );
}
