import { ladeSeiteFuer, nimmFormular } from '../app/seitenanfrage.server.ts';
import { ladeAblauf } from '../features/buchung/ablauf.server.ts';
import { ladeTermin, sendeTermin } from '../features/buchung/termin.server.ts';
import { TerminScreen } from '../features/buchung/TerminScreen.tsx';
import type { Route } from './+types/buchung.termin.ts';

export const loader = (anfrage: Route.LoaderArgs) =>
  ladeSeiteFuer(anfrage, async ({ api, slug, query }) => {
    const ablauf = await ladeAblauf(api, slug, query);
    const seite = await ladeTermin(api, ablauf, query);
    return 'weiter' in seite ? seite : { seiten: ablauf.betrieb.seiten, ablauf, seite };
  });

export const action = (anfrage: Route.ActionArgs) =>
  nimmFormular(anfrage, async ({ api, slug, query, form }) =>
    sendeTermin(api, await ladeAblauf(api, slug, query), form),
  );

export default function TerminRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TerminScreen {...loaderData} mangel={actionData?.mangel} alternativen={actionData?.alternativen} />;
}
