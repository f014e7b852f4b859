import { useParams } from 'react-router';

import { client } from '../app/client.ts';
import { GesendetScreen } from '../features/kehrtour/ankuendigung/GesendetScreen.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <GesendetScreen client={client} kehrtourId={id} />;
}
