import { lies, sende } from '../app/seitenanfrage.server.ts';
import { ladeFertig, sendeFertig } from '../features/buchung/fertig.server.ts';
import { FertigScreen } from '../features/buchung/FertigScreen.tsx';
import { UnbekanntScreen } from '../features/buchung/UnbekanntScreen.tsx';
import type { Route } from './+types/buchung.fertig.ts';

export { Ausfallseite as ErrorBoundary } from '../app/Ausfallseite.tsx';

export const loader = (anfrage: Route.LoaderArgs) =>
  lies(anfrage, ({ api, slug, query }) => ladeFertig(api, slug, query));

export const action = (anfrage: Route.ActionArgs) =>
  sende(anfrage, ({ api, slug, query, form }) => sendeFertig(api, slug, query, form));

export default function FertigRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ('unbekannt' in loaderData) return <UnbekanntScreen seite={loaderData} />;
  return (
    <FertigScreen seite={loaderData} mangel={actionData?.mangel} alternativen={actionData?.alternativen} />
  );
}
