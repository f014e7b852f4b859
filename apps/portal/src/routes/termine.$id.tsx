import { darf } from '@kehrtour/domain/rolle';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { useParams } from 'react-router';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { TerminScreen } from '../features/termin/TerminScreen.tsx';

const Funde = lazyPart(async () => (await import('../features/mangel/FundeDesOrts.tsx')).FundeDesBesuchs);

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
      funde={<Funde client={client} terminId={id} aenderbar={darf(user.rolle, 'termin.ansehen')} />}
    />
  );
}
