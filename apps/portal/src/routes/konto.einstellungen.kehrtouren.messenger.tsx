import { MESSENGER } from '@kehrtour/domain/messenger';
import { useLocation } from 'react-router';

import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { MessengerScreen } from '../features/einstellungen/MessengerScreen.tsx';

export function Component() {
  const { pathname } = useLocation();
  const messenger = MESSENGER.find((eines) => pathname.endsWith(`/${eines}`)) ?? MESSENGER[0];
  return (
    <Einstellungsseite description="Ansagen an alle, die es erlaubt haben, mit einem Knopf zur Terminseite.">
      {messenger === undefined ? null : (
        <MessengerScreen key={messenger} client={client} messenger={messenger} />
      )}
    </Einstellungsseite>
  );
}
