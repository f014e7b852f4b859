import { data } from 'react-router';

import { ladeSeiteFuer, nimmFormular } from '../app/seitenanfrage.server.ts';
import { type Hausseite, ladeHaus, sendeAnliegen } from '../features/liegenschaft/liegenschaft.server.ts';
import { LiegenschaftScreen } from '../features/liegenschaft/LiegenschaftScreen.tsx';
import {
  ladeVerwaltung,
  sendeVerwaltungsantwort,
  type Verwaltungsansicht,
} from '../features/verwaltung/verwaltung.server.ts';
import { VerwaltungScreen } from '../features/verwaltung/VerwaltungScreen.tsx';
import { istVerwaltungscode, zugangAus } from '../shared/zugang.ts';
import type { Route } from './+types/liegenschaft.ts';

export async function loader(anfrage: Route.LoaderArgs) {
  const seite = await ladeSeiteFuer<Hausseite | Verwaltungsansicht>(anfrage, ({ api, query }) =>
    istVerwaltungscode(zugangAus(query)) ? ladeVerwaltung(api, query) : ladeHaus(api, query),
  );
  return data(seite, { status: seite.status });
}

/** Post, redirect, get: a reload sends nothing again. */
export const action = (anfrage: Route.ActionArgs) =>
  nimmFormular<Hausseite | Verwaltungsansicht>(anfrage, ({ api, query, form }) =>
    istVerwaltungscode(zugangAus(query))
      ? sendeVerwaltungsantwort(api, query, form)
      : sendeAnliegen(api, query, form),
  );

export default function LiegenschaftRoute({ loaderData, actionData }: Route.ComponentProps) {
  const seite = actionData ?? loaderData;
  return seite.art === 'verwaltung' ? <VerwaltungScreen {...seite} /> : <LiegenschaftScreen seite={seite} />;
}
