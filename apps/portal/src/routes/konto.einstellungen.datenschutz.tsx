import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { RechtstexteScreen } from '../features/unternehmen/RechtstexteScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Jeder Terminzettel und jede Seite für Kundinnen und Kunden führt dorthin. Reiner Text; leere Zeilen trennen Absätze.">
      <RechtstexteScreen client={client} />
    </Einstellungsseite>
  );
}
