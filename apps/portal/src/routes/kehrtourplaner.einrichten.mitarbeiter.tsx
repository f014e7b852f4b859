import { darf } from '@kehrtour/domain/rolle';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einrichtungsseite } from '../app/Einrichtungsseite.tsx';
import { MitarbeiterListScreen } from '../features/mitarbeiter/MitarbeiterListScreen.tsx';

const LISTE = '/konto/einstellungen/unternehmen/mitarbeiter';
const ZURUECK = 'zurueck=/kehrtourplaner/einrichten/mitarbeiter';
const hrefOf = (id: string) => `${LISTE}/bearbeiten?id=${id}&${ZURUECK}`;

export function Component() {
  const user = useCurrentUser();
  const verwaltet = user !== null && darf(user.rolle, 'mitarbeiter.verwalten');
  return (
    <Einrichtungsseite
      title="Mitarbeitende und Arbeitszeiten"
      actions={
        verwaltet ? (
          <ButtonLink kind="primary" href={`${LISTE}/hinzufuegen?${ZURUECK}`}>
            Person hinzufügen
          </ButtonLink>
        ) : undefined
      }
    >
      <MitarbeiterListScreen client={client} {...(verwaltet && { hrefOf })} />
    </Einrichtungsseite>
  );
}
