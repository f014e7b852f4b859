import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { VerfuegbarkeitenScreen } from '../features/terminbuchung/VerfuegbarkeitenScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Wer wann kommen kann"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Terminbuchung', href: '/konto/einstellungen/terminbuchung' },
      ]}
      description="Wann Ihre Leute für Buchungen frei sind."
    >
      <Nur>
        <VerfuegbarkeitenScreen
          client={client}
          mitarbeiterHref="/konto/einstellungen/unternehmen/mitarbeiter"
        />
      </Nur>
    </Seite>
  );
}
