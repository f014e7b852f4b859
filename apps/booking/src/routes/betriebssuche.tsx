import { ladeSeiteFuer, nimmFormular } from '../app/seitenanfrage.server.ts';
import { ladeSuche, sendeSuche } from '../features/betriebssuche/suche.server.ts';
import { SucheScreen } from '../features/betriebssuche/SucheScreen.tsx';
import type { Route } from './+types/betriebssuche.ts';

export const loader = (anfrage: Route.LoaderArgs) =>
  ladeSeiteFuer(anfrage, ({ api, query }) => ladeSuche(api, query));

export const action = (anfrage: Route.ActionArgs) =>
  nimmFormular(anfrage, async ({ form }) => sendeSuche(form));

export default function BetriebssucheRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SucheScreen seite={loaderData} mangel={actionData} />;
}
