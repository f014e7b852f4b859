import { data } from 'react-router';

import { ladeSeiteFuer, nimmFormular } from '../app/seitenanfrage.server.ts';
import { ladeFertig, sendeFertig } from '../features/buchung/fertig.server.ts';
import { FertigScreen } from '../features/buchung/FertigScreen.tsx';
import { UnbekanntScreen } from '../features/buchung/UnbekanntScreen.tsx';
import { ladeVormerkung, sendeVormerkung } from '../features/buchung/vormerkung.server.ts';
import { VormerkungScreen } from '../features/buchung/VormerkungScreen.tsx';
import { ladeWunschstand, sendeWunschstand } from '../features/buchung/wunschstand.server.ts';
import { WunschstandScreen } from '../features/buchung/WunschstandScreen.tsx';
import type { Route } from './+types/buchung.fertig.ts';

export async function loader(anfrage: Route.LoaderArgs) {
  const seite = await ladeSeiteFuer(anfrage, async ({ api, slug, query }) => {
    if (query.has('vormerkung')) return ladeVormerkung(api, slug, query);
    return query.has('wunsch') ? ladeWunschstand(api, slug, query) : ladeFertig(api, slug, query);
  });
  return data(seite, { status: 'unbekannt' in seite ? seite.status : 200 });
}

export const action = (anfrage: Route.ActionArgs) =>
  nimmFormular(anfrage, async ({ api, slug, query, form }) => {
    if (query.has('vormerkung')) return sendeVormerkung(api, slug, query, form);
    return query.has('wunsch')
      ? sendeWunschstand(api, slug, query, form)
      : sendeFertig(api, slug, query, form);
  });

export default function FertigRoute({ loaderData, actionData }: Route.ComponentProps) {
  const mangel = actionData?.mangel;
  if ('unbekannt' in loaderData) return <UnbekanntScreen seite={loaderData} />;
  if ('vorgemerkt' in loaderData) return <VormerkungScreen seite={loaderData} mangel={mangel} />;
  if ('wunsch' in loaderData) return <WunschstandScreen seite={loaderData} mangel={mangel} />;
  return <FertigScreen seite={loaderData} mangel={mangel} alternativen={actionData?.alternativen} />;
}
