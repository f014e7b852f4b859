import { lies, sende } from '../app/seitenanfrage.server.ts';
import { ladeKontaktdaten, sendeKontaktdaten } from '../features/buchung/kontaktdaten.server.ts';
import { KontaktdatenScreen } from '../features/buchung/KontaktdatenScreen.tsx';
import { ladeLage } from '../features/buchung/lage.server.ts';
import type { Route } from './+types/buchung.kontaktdaten.ts';

export { Ausfallseite as ErrorBoundary } from '../app/Ausfallseite.tsx';

export const loader = (anfrage: Route.LoaderArgs) =>
  lies(anfrage, async ({ api, slug, query }) => {
    const lage = await ladeLage(api, slug, query);
    const seite = ladeKontaktdaten(lage, query, new Date());
    return 'weiter' in seite ? seite : { seiten: lage.betrieb.seiten, lage, seite };
  });

export const action = (anfrage: Route.ActionArgs) =>
  sende(anfrage, async ({ api, slug, query, form }) =>
    sendeKontaktdaten(api, await ladeLage(api, slug, query), form, new Date()),
  );

export default function KontaktdatenRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <KontaktdatenScreen {...loaderData} mangel={actionData?.mangel} alternativen={actionData?.alternativen} />
  );
}
