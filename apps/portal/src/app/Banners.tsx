import type { AngemeldeterMitarbeiter } from '@kehrtour/contract/konto';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Banner } from '@kehrtour/ui/message/Banner.tsx';
import { useLocation } from 'react-router';

import { einrichtungOffen } from './einrichtungOffen.ts';

const Einrichtungsbanner = lazyPart(
  async () => (await import('./Einrichtungsbanner.tsx')).Einrichtungsbanner,
);
const Loeschbanner = lazyPart(async () => (await import('./Loeschbanner.tsx')).Loeschbanner);

/** What concerns every page: invented data, a company that is about to be deleted, one that is not set up, a browser that keeps nothing. */
export function Banners({ user, persistent }: { user: AngemeldeterMitarbeiter; persistent: boolean }) {
  const { pathname } = useLocation();
  const { demo, loeschungAm } = user.unternehmen;
  return (
    <>
      {demo ? <Banner>Vorführung mit erfundenen Daten</Banner> : null}
      {loeschungAm === null ? null : <Loeschbanner am={loeschungAm} rolle={user.rolle} />}
      {einrichtungOffen(user) && !pathname.startsWith('/kehrtourplaner/einrichten') ? (
        <Einrichtungsbanner />
      ) : null}
      {persistent ? null : (
        <Banner label="Hinweis zu Ihrem Browser">
          Ihr Browser speichert keine Anmeldung: Nach dem Neuladen sind Sie abgemeldet.
        </Banner>
      )}
    </>
  );
}
