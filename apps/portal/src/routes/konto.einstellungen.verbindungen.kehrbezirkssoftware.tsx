import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { KehrbezirkssoftwareScreen } from '../features/kehrbezirkssoftware/KehrbezirkssoftwareScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Ihr Bestand bleibt in Ihrem Programm. Kehrtour bekommt ihn von dort und gibt zurück, was Kunden antworten.">
      <KehrbezirkssoftwareScreen client={client} />
    </Einstellungsseite>
  );
}
