import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { EinbettenScreen } from '../features/terminbuchung/EinbettenScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Auf der eigenen Website"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Terminbuchung', href: '/konto/einstellungen/terminbuchung' },
      ]}
      description="Ihre Kundinnen und Kunden buchen, ohne Ihre Website zu verlassen."
    >
      <Nur>
        <EinbettenScreen client={client} />
      </Nur>
    </Seite>
  );
}
