import type { unternehmensdaten } from '@kehrtour/contract/unternehmen';
import { oeffnungssatz } from '@kehrtour/domain/unternehmen/oeffnungszeiten';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import type * as z from 'zod/mini';

import type { ContractForm } from '../../../shared/useContractForm.ts';
import { Tageszeiten } from '../../../shared/woche/Tageszeiten.tsx';

export type OeffnungszeitenProps = { form: ContractForm<z.input<typeof unternehmensdaten>> };

const VOLL = /^\d\d:\d\d$/;

/** When somebody is in the office, and below it the sentence that customers read beside the number. */
export function Oeffnungszeiten({ form }: OeffnungszeitenProps) {
  const { oeffnungszeiten, zeitennotiz } = form.values;
  const fertige = oeffnungszeiten.filter(({ von, bis }) => VOLL.test(von) && VOLL.test(bis) && von < bis);
  const satz = oeffnungssatz(fertige, zeitennotiz);
  return (
    <fieldset id="oeffnungszeiten" tabIndex={-1} className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="float-left pb-1 font-semibold">Öffnungszeiten</legend>
      <p className="clear-both text-sm text-muted">
        Wann jemand im Büro oder am Telefon ist. Steht neben der Nummer, auf Zetteln wie auf Ihrer
        Terminseite.
      </p>
      <Tageszeiten
        name="oeffnungszeiten"
        leer="geschlossen"
        woche={oeffnungszeiten}
        onChange={(woche) => form.set('oeffnungszeiten', woche)}
        errorOf={form.errorOf}
      />
      <TextField
        {...form.field('zeitennotiz')}
        optional
        maxLength={80}
        hint="Zum Beispiel „sonst Anrufbeantworter“ oder „nach Vereinbarung“"
      />
      <p className="text-sm">
        So lesen es Ihre Kundinnen und Kunden:{' '}
        <span className="font-semibold">{satz === '' ? 'nichts, nur die Nummer' : satz}</span>
      </p>
    </fieldset>
  );
}
