import { useParams } from 'react-router';

import { client } from '../app/client.ts';
import { TerminScreen } from '../features/termin/TerminScreen.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <TerminScreen key={id} client={client} id={id} />;
}
