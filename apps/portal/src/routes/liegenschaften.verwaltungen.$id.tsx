import { useParams } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { VerwaltungScreen } from '../features/verwaltung/VerwaltungScreen.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Nur>
      <VerwaltungScreen key={id} client={client} id={id} />
    </Nur>
  );
}
