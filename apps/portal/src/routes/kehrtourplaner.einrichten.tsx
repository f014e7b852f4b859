import { useAuth } from '@kehrtour/auth/react/useAuth';
import type { Einrichtungsschritt } from '@kehrtour/contract/unternehmen';
import { darf } from '@kehrtour/domain/rolle';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einrichtungsseite } from '../app/Einrichtungsseite.tsx';
import { BeispielbezirkKarte } from '../features/einrichtung/BeispielbezirkKarte.tsx';
import { EinrichtungScreen } from '../features/einrichtung/EinrichtungScreen.tsx';

/** Steps whose page is known from elsewhere. */
const ANDERSWO: Partial<Record<Einrichtungsschritt, string>> = {
  karte: '/konto/einstellungen/kehrtouren/karte',
  kehrtour: '/kehrtouren/neu',
};

export function Component() {
  const { fetchUser } = useAuth();
  const user = useCurrentUser();
  return (
    <Einrichtungsseite
      title="Kehrtourplaner einrichten"
      description="In beliebiger Reihenfolge, in etwa zehn Minuten. Alles lässt sich später ändern."
      top
    >
      <div className="flex flex-col gap-8">
        <EinrichtungScreen
          client={client}
          hrefOf={(step) => ANDERSWO[step] ?? `/kehrtourplaner/einrichten/${step}`}
          startHref="/kehrtouren"
        />
        {user !== null && darf(user.rolle, 'import.ausfuehren') ? (
          <BeispielbezirkKarte client={client} listHref="/liegenschaften" onChange={() => void fetchUser()} />
        ) : null}
      </div>
    </Einrichtungsseite>
  );
}
