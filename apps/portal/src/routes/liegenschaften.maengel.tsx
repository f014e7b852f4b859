import { darf } from '@kehrtour/domain/rolle';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { MaengelScreen } from '../features/mangel/MaengelScreen.tsx';

export function Component() {
  const user = useCurrentUser();
  return (
    <Seite
      title="Mängel und Aufträge"
      description="Was an den Türen gefunden und bestellt wurde, mit Frist und Brief."
      above={[{ label: 'Liegenschaften', href: '/liegenschaften' }]}
    >
      <Nur>
        <MaengelScreen
          client={client}
          aenderbar={user !== null && darf(user.rolle, 'liegenschaft.bearbeiten')}
        />
      </Nur>
    </Seite>
  );
}
