import { data } from 'react-router';

import { lies } from '../app/seitenanfrage.server.ts';
import { ladeHaus } from '../features/liegenschaft/liegenschaft.server.ts';
import { LiegenschaftScreen } from '../features/liegenschaft/LiegenschaftScreen.tsx';
import type { Route } from './+types/liegenschaft.ts';

export { Ausfallseite as ErrorBoundary } from '../app/Ausfallseite.tsx';

export async function loader(anfrage: Route.LoaderArgs) {
  const seite = await lies(anfrage, ({ api, query }) => ladeHaus(api, query));
  return data(seite, { status: seite.status });
}

export default function LiegenschaftRoute({ loaderData }: Route.ComponentProps) {
  return <LiegenschaftScreen seite={loaderData} />;
}
