import { darf } from '@kehrtour/domain/rolle';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { useNavigate, useParams } from 'react-router';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { LiegenschaftScreen } from '../features/liegenschaft/LiegenschaftScreen.tsx';
import { TermineDesHauses } from '../features/termin/TermineDesHauses.tsx';
import { WuenscheDesHauses } from '../features/termin/WuenscheDesHauses.tsx';

const Funde = lazyPart(async () => (await import('../features/mangel/FundeDesOrts.tsx')).FundeDesHauses);

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <LiegenschaftScreen
      key={id}
      client={client}
      id={id}
      aenderbar={darf(user.rolle, 'liegenschaft.bearbeiten')}
      oeffnet={darf(user.rolle, 'schluessel.ansehen-eigene')}
      onKehrtour={
        darf(user.rolle, 'kehrtour.planen')
          ? (kehrtourId) => void navigate(`/kehrtouren/neu/datum?tour=${kehrtourId}`)
          : undefined
      }
      onGeloescht={() => void navigate('/liegenschaften')}
      termine={
        <>
          <WuenscheDesHauses
            client={client}
            liegenschaftId={id}
            aenderbar={darf(user.rolle, 'liegenschaft.bearbeiten')}
          />
          {darf(user.rolle, 'termin.ansehen') ? (
            <Funde
              client={client}
              liegenschaftId={id}
              aenderbar={darf(user.rolle, 'liegenschaft.bearbeiten')}
            />
          ) : null}
          <TermineDesHauses client={client} liegenschaftId={id} bucht={darf(user.rolle, 'termin.verlegen')} />
        </>
      }
    />
  );
}
