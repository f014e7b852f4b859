import { useNavigate, useParams } from 'react-router';

import { client } from '../app/client.ts';
import { AnkuendigenScreen } from '../features/kehrtour/ankuendigung/AnkuendigenScreen.tsx';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <AnkuendigenScreen
      client={client}
      kehrtourId={id}
      onGesendet={() => void navigate(`/kehrtouren/${id}/angekuendigt`)}
    />
  );
}
