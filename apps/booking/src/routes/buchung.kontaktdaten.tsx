import { ladeSeiteFuer, nimmFormular } from '../app/seitenanfrage.server.ts';
import { ladeAblauf } from '../features/buchung/ablauf.server.ts';
import { ladeKontaktdaten, sendeKontaktdaten } from '../features/buchung/kontaktdaten.server.ts';
import { KontaktdatenScreen } from '../features/buchung/KontaktdatenScreen.tsx';
import { ladeWunsch, sendeWunsch } from '../features/buchung/wunsch.server.ts';
import { WunschScreen } from '../features/buchung/WunschScreen.tsx';
import type { Route } from './+types/buchung.kontaktdaten.ts';

/** With `wunsch` no time is held: she says when it would suit. */
export const loader = (anfrage: Route.LoaderArgs) =>
  ladeSeiteFuer(anfrage, async ({ api, slug, query }) => {
    const ablauf = await ladeAblauf(api, slug, query);
    const { seiten } = ablauf.betrieb;
    if (query.has('wunsch')) {
      const seite = ladeWunsch(ablauf, new Date());
      return 'weiter' in seite ? seite : { art: 'wunsch' as const, seiten, ablauf, seite };
    }
    const seite = ladeKontaktdaten(ablauf, query, new Date());
    return 'weiter' in seite ? seite : { art: 'zeit' as const, seiten, ablauf, seite };
  });

export const action = (anfrage: Route.ActionArgs) =>
  nimmFormular(anfrage, async ({ api, slug, query, form }) => {
    const ablauf = await ladeAblauf(api, slug, query);
    return query.has('wunsch')
      ? sendeWunsch(api, ablauf, form, new Date())
      : sendeKontaktdaten(api, ablauf, form, new Date());
  });

export default function KontaktdatenRoute({ loaderData, actionData }: Route.ComponentProps) {
  const mangel = actionData?.mangel;
  if (loaderData.art === 'wunsch') return <WunschScreen {...loaderData} mangel={mangel} />;
  return <KontaktdatenScreen {...loaderData} mangel={mangel} alternativen={actionData?.alternativen} />;
}
