import { darf } from '@kehrtour/domain/rolle';
import { useParams } from 'react-router';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { TerminScreen } from '../features/termin/TerminScreen.tsx';

export function Component() {
  const { id = '' } = useParams();
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <TerminScreen
      key={id}
      client={client}
      id={id}
      darfVerlegen={darf(user.rolle, 'termin.verlegen')}
      oeffnet={darf(user.rolle, 'schluessel.ansehen-eigene')}
    />
  );
}
