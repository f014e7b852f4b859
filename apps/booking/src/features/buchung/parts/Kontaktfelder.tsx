import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { Telefonfeld } from '../../../shared/felder/Telefonfeld.tsx';

interface Props {
  kontakt: Record<string, string>;
  fehlerZu: (feld: string) => string | undefined;
  emailHinweis: string;
  telefonHinweis: string;
}

/** Who somebody is, as little as needed, with the words by which browsers fill it in. */
export function Kontaktfelder({ kontakt, fehlerZu, emailHinweis, telefonHinweis }: Props) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <PlainField
          id="vorname"
          name="vorname"
          label="Vorname"
          autoComplete="given-name"
          maxLength={80}
          error={fehlerZu('vorname')}
          defaultValue={kontakt['vorname'] ?? ''}
        />
        <PlainField
          id="nachname"
          name="nachname"
          label="Nachname"
          autoComplete="family-name"
          maxLength={80}
          error={fehlerZu('nachname')}
          defaultValue={kontakt['nachname'] ?? ''}
        />
      </div>
      <PlainField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label="E-Mail-Adresse"
        hint={emailHinweis}
        autoComplete="email"
        maxLength={254}
        error={fehlerZu('email')}
        defaultValue={kontakt['email'] ?? ''}
      />
      <Telefonfeld
        name="telefon"
        label="Telefon"
        hint={telefonHinweis}
        error={fehlerZu('telefon')}
        value={kontakt['telefon'] ?? ''}
      />
    </>
  );
}
