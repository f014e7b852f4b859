import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { RechtstexteScreen } from '../features/unternehmen/RechtstexteScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Impressum und Datenschutz"
      above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}
      description="Jeder Terminzettel und jede Seite für Kundinnen und Kunden führt dorthin. Reiner Text; leere Zeilen trennen Absätze."
    >
      <Nur>
        <RechtstexteScreen client={client} />
      </Nur>
    </Seite>
  );
}
