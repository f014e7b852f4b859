import { useParams } from 'react-router';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { KehrtourScreen } from '../features/kehrtour/KehrtourScreen.tsx';

export function Component() {
  const { id = '' } = useParams();
  const user = useCurrentUser();
  return user === null ? null : (
    <KehrtourScreen key={id} client={client} kehrtourId={id} rolle={user.rolle} />
  );
}
