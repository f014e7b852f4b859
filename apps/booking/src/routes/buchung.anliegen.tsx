import { ladeSeiteFuer, nimmFormular } from '../app/seitenanfrage.server.ts';
import { ladeAblauf } from '../features/buchung/ablauf.server.ts';
import { ladeAnliegen, sendeAnliegen } from '../features/buchung/anliegen.server.ts';
import { AnliegenScreen } from '../features/buchung/AnliegenScreen.tsx';
import type { Route } from './+types/buchung.anliegen.ts';

export const loader = (anfrage: Route.LoaderArgs) =>
  ladeSeiteFuer(anfrage, async ({ api, slug, query }) => {
    const ablauf = await ladeAblauf(api, slug, query);
    const seite = await ladeAnliegen(api, ablauf, query);
    return 'weiter' in seite
      ? seite
      : { seiten: ablauf.betrieb.seiten, ablauf, seite, codeNoetig: query.get('hinweis') === 'code' };
  });

export const action = (anfrage: Route.ActionArgs) =>
  nimmFormular(anfrage, async ({ api, slug, query, form }) =>
    sendeAnliegen(api, await ladeAblauf(api, slug, query), form),
  );

export default function AnliegenRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { seite } = loaderData;
  return (
    <AnliegenScreen
      {...loaderData}
      mangel={actionData?.mangel ?? ('mangel' in seite ? seite.mangel : undefined)}
    />
  );
}
