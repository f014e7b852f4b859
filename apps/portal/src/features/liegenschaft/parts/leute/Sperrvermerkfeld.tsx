import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import type { Kontaktform } from '../../useKontaktform.ts';

export type SperrvermerkfeldProps = {
  form: Kontaktform;
  /** It stands so already: taking it off needs a word of who said so. */
  gesperrt: boolean;
};

/** Somebody whom nobody may find: set by a tick, taken off with a note. */
export function Sperrvermerkfeld({ form, gesperrt }: SperrvermerkfeldProps) {
  const { sperrvermerk } = form.values.kontakt;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <Checkbox
        label="Auskunftssperre (Sperrvermerk nach § 51 BMG)"
        hint="Name, Nummern und Anschrift stehen dann in keiner Liste, keiner Suche, keiner Datei für andere und auf keinem Zettel, nur noch beim Haus und am Termin."
        checked={sperrvermerk}
        onChange={(wert) => form.set('kontakt.sperrvermerk', wert)}
      />
      {gesperrt && !sperrvermerk ? (
        <TextField
          {...form.field('sperreNotiz')}
          hint="Zum Beispiel „Frau Muster am Telefon, 12.1.“. Das bleibt im Verlauf stehen."
          maxLength={300}
        />
      ) : null}
    </div>
  );
}
