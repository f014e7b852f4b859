import { useCurrentUser } from '../app/currentUser.ts';
import { Seite } from '../app/Seite.tsx';
import { EinstellungenScreen } from '../features/einstellungen/EinstellungenScreen.tsx';

export function Component() {
  const user = useCurrentUser();
  return (
    <Seite title="Einstellungen">{user === null ? null : <EinstellungenScreen rolle={user.rolle} />}</Seite>
  );
}
