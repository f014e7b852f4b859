import { useAuth } from '@kehrtour/auth/react/useAuth';
import type { Buchungsschritt } from '@kehrtour/contract/terminbuchung';
import { darf } from '@kehrtour/domain/rolle';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
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
    <Einstellungsseite description="Kundinnen und Kunden buchen selbst, und der Termin landet in Ihrem Kalender.">
      <TerminbuchungScreen client={client} hrefOf={hrefOf} onChanged={() => void fetchUser()} />
    </Einstellungsseite>
  );
}
