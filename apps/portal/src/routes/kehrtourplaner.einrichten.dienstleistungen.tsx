import { client } from '../app/client.ts';
import { Einrichtungsseite } from '../app/Einrichtungsseite.tsx';
import { Nur } from '../app/Nur.tsx';
import { TaetigkeitListScreen } from '../features/taetigkeit/TaetigkeitListScreen.tsx';

const hrefOf = (id: string) =>
  `/konto/einstellungen/dienstleistungen/taetigkeiten/bearbeiten?id=${id}&zurueck=/kehrtourplaner/einrichten/dienstleistungen`;

export function Component() {
  return (
    <Einrichtungsseite title="Dienstleistungen">
      <Nur>
        <TaetigkeitListScreen client={client} hrefOf={hrefOf} />
      </Nur>
    </Einrichtungsseite>
  );
}
