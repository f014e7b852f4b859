import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { VerfuegbarkeitenScreen } from '../features/terminbuchung/VerfuegbarkeitenScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Wann Ihre Leute für Buchungen frei sind.">
      <VerfuegbarkeitenScreen
        client={client}
        mitarbeiterHref="/konto/einstellungen/unternehmen/mitarbeiter"
      />
    </Einstellungsseite>
  );
}
