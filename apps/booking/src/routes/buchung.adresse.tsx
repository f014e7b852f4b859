import { ladeSeiteFuer, nimmFormular } from '../app/seitenanfrage.server.ts';
import { ladeAblauf } from '../features/buchung/ablauf.server.ts';
import { ladeAdresse, sendeAdresse } from '../features/buchung/adresse.server.ts';
import { AdresseScreen } from '../features/buchung/AdresseScreen.tsx';
import type { Route } from './+types/buchung.adresse.ts';

export const loader = (anfrage: Route.LoaderArgs) =>
  ladeSeiteFuer(anfrage, async ({ api, slug, query }) => {
    const ablauf = await ladeAblauf(api, slug, query);
    const seite = await ladeAdresse(api, ablauf, query);
    return 'weiter' in seite ? seite : { seiten: ablauf.betrieb.seiten, ablauf, seite };
  });

export const action = (anfrage: Route.ActionArgs) =>
  nimmFormular(anfrage, async ({ api, slug, query, form }) =>
    sendeAdresse(api, await ladeAblauf(api, slug, query), form),
  );

export default function AdresseRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AdresseScreen {...loaderData} mangel={actionData?.mangel} />;
}
