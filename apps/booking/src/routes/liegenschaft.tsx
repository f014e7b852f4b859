import { data } from 'react-router';

import { lies, sende } from '../app/seitenanfrage.server.ts';
import { ladeHaus, sendeAnliegen } from '../features/liegenschaft/liegenschaft.server.ts';
import { LiegenschaftScreen } from '../features/liegenschaft/LiegenschaftScreen.tsx';
import type { Route } from './+types/liegenschaft.ts';

export { Ausfallseite as ErrorBoundary } from '../app/Ausfallseite.tsx';

export async function loader(anfrage: Route.LoaderArgs) {
  const seite = await lies(anfrage, ({ api, query }) => ladeHaus(api, query));
  return data(seite, { status: seite.status });
}

/** Post, redirect, get: a reload sends nothing again. */
export const action = (anfrage: Route.ActionArgs) =>
  sende(anfrage, ({ api, query, form }) => sendeAnliegen(api, query, form));

export default function LiegenschaftRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LiegenschaftScreen seite={actionData ?? loaderData} />;
}
