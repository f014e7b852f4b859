import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { type Ablauf, schrittadresse } from '../ablauf.ts';
import type { Mangel } from '../ergebnis.ts';
import { Schrittseite } from './Schrittseite.tsx';
import { Skelett } from './Skelett.tsx';

/** The three fields of an address, nothing else. */
export function Adressfrage({ ablauf, mangel }: { ablauf: Ablauf; mangel?: Mangel | undefined }) {
  const bisher = mangel?.eingaben ?? ablauf.stand.anschrift;
  const fehlerZu = (feld: string) => mangel?.maengel.find(({ fieldId }) => fieldId === feld)?.text;
  return (
    <Schrittseite ablauf={ablauf} schritt="adresse" mangel={mangel}>
      <div>
        <h1 className="text-xl font-bold tracking-tight">Wohin sollen wir kommen?</h1>
        <p className="mt-2">Die Adresse des Hauses, nicht die Ihrer Rechnung.</p>
      </div>
      <form
        method="post"
        action={schrittadresse(ablauf, 'adresse')}
        className="grid gap-6"
        noValidate
        data-strassen={ablauf.ort.slug}
      >
        <PlainField
          id="plz"
          name="plz"
          width="short"
          label="Postleitzahl"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          error={fehlerZu('plz')}
          defaultValue={bisher?.['plz'] ?? ''}
        />
        <PlainField
          id="strasse"
          name="strasse"
          label="Straße"
          autoComplete="address-line1"
          maxLength={100}
          error={fehlerZu('strasse')}
          defaultValue={bisher?.['strasse'] ?? ''}
        />
        <PlainField
          id="hausnr"
          name="hausnr"
          width="short"
          label="Hausnummer"
          hint="Zum Beispiel 12 oder 12a."
          autoComplete="off"
          maxLength={20}
          error={fehlerZu('hausnr')}
          defaultValue={bisher?.['hausnr'] ?? ''}
        />
        <PlainButton wide>Freie Termine zeigen</PlainButton>
      </form>
      <Skelett ablauf={ablauf} />
    </Schrittseite>
  );
}
