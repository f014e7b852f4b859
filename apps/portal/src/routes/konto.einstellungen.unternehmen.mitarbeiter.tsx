import { darf } from '@kehrtour/domain/rolle';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { MitarbeiterListScreen } from '../features/mitarbeiter/MitarbeiterListScreen.tsx';

const LISTE = '/konto/einstellungen/unternehmen/mitarbeiter';
const hrefOf = (id: string) => `${LISTE}/bearbeiten?id=${id}`;

export function Component() {
  const user = useCurrentUser();
  const verwaltet = user !== null && darf(user.rolle, 'mitarbeiter.verwalten');
  return (
    <Einstellungsseite
      actions={
        verwaltet ? (
          <ButtonLink kind="primary" href={`${LISTE}/hinzufuegen`}>
            Person hinzufügen
          </ButtonLink>
        ) : undefined
      }
    >
      <MitarbeiterListScreen client={client} {...(verwaltet && { hrefOf })} />
    </Einstellungsseite>
  );
}
