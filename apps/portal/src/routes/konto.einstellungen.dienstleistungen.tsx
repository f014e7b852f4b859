import { darf } from '@kehrtour/domain/rolle';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { TaetigkeitListScreen } from '../features/taetigkeit/TaetigkeitListScreen.tsx';

const KATALOG = '/konto/einstellungen/dienstleistungen';
const hrefOf = (id: string) => `${KATALOG}/taetigkeiten/bearbeiten?id=${id}`;

export function Component() {
  const user = useCurrentUser();
  const aenderbar = user !== null && darf(user.rolle, 'taetigkeit.bearbeiten');
  return (
    <Einstellungsseite
      description="Ihr Katalog: Aus ihm kommen die Dauer jedes Halts und die Worte auf dem Zettel."
      actions={
        aenderbar ? (
          <ButtonLink kind="primary" href={`${KATALOG}/taetigkeiten/neu`}>
            Neue Tätigkeit
          </ButtonLink>
        ) : undefined
      }
    >
      <TaetigkeitListScreen client={client} {...(aenderbar && { hrefOf })} />
    </Einstellungsseite>
  );
}
