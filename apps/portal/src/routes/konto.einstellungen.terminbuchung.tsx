import { useAuth } from '@kehrtour/auth/react/useAuth';
import type { Buchungsschritt } from '@kehrtour/contract/terminbuchung';
import { darf } from '@kehrtour/domain/rolle';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { TerminbuchungScreen } from '../features/terminbuchung/TerminbuchungScreen.tsx';

const HIER = '/konto/einstellungen/terminbuchung';

export function Component() {
  const { fetchUser } = useAuth();
  const user = useCurrentUser();
  const hrefOf = (schritt: Buchungsschritt) => {
    if (schritt !== 'rechtstexte') return `${HIER}/${schritt}`;
    const aendert = user !== null && darf(user.rolle, 'unternehmen.bearbeiten');
    return aendert ? '/konto/einstellungen/datenschutz' : undefined;
  };
  return (
    <Seite
      title="Terminbuchung"
      above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}
      description="Kundinnen und Kunden buchen selbst, und der Termin landet in Ihrem Kalender."
    >
      <Nur>
        <TerminbuchungScreen client={client} hrefOf={hrefOf} onChanged={() => void fetchUser()} />
      </Nur>
    </Seite>
  );
}
