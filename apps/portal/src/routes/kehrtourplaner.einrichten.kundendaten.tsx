import { useAuth } from '@kehrtour/auth/react/useAuth';

import { client } from '../app/client.ts';
import { Einrichtungsseite } from '../app/Einrichtungsseite.tsx';
import { Nur } from '../app/Nur.tsx';
import { BeispielbezirkKarte } from '../features/einrichtung/BeispielbezirkKarte.tsx';
import { KundendatenScreen } from '../features/einrichtung/KundendatenScreen.tsx';

export function Component() {
  const { fetchUser } = useAuth();
  return (
    <Einrichtungsseite title="Kundendaten">
      <Nur>
        <div className="flex flex-col gap-8">
          <KundendatenScreen client={client} importHref="/liegenschaften/import" listHref="/liegenschaften" />
          <BeispielbezirkKarte client={client} listHref="/liegenschaften" onChange={() => void fetchUser()} />
        </div>
      </Nur>
    </Einrichtungsseite>
  );
}
