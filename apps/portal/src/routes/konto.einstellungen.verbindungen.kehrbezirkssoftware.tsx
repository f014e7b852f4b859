import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { DateiprofilKarte } from '../features/dateiprofil/DateiprofilKarte.tsx';
import { ImportordnerKarte } from '../features/importordner/ImportordnerKarte.tsx';
import { KehrbezirkssoftwareScreen } from '../features/kehrbezirkssoftware/KehrbezirkssoftwareScreen.tsx';
import { Rueckgabekarte } from '../features/rueckgabe/Rueckgabekarte.tsx';

export function Component() {
  const { email = '' } = useCurrentUser() ?? {};
  return (
    <Einstellungsseite description="Ihr Bestand bleibt in Ihrem Programm. Kehrtour bekommt ihn von dort und gibt zurück, was Kunden antworten.">
      <div className="flex flex-col gap-6">
        <KehrbezirkssoftwareScreen client={client} email={email} />
        <div className="flex max-w-3xl flex-col gap-6">
          <ImportordnerKarte client={client} />
          <Rueckgabekarte client={client} />
          <DateiprofilKarte client={client} />
        </div>
      </div>
    </Einstellungsseite>
  );
}
