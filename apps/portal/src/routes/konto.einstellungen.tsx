import { darf, type Recht } from '@kehrtour/domain/rolle';
import { useLoaderData } from 'react-router';

import { useCurrentUser } from '../app/currentUser.ts';
import type { EntryGroup, RouteEntry } from '../app/routeEntries.ts';
import { Seite } from '../app/Seite.tsx';
import { EinstellungenScreen } from '../features/einstellungen/EinstellungenScreen.tsx';

export function Component() {
  const rolle = useCurrentUser()?.rolle;
  const may = ({ permission }: RouteEntry): boolean =>
    rolle !== undefined && (permission === undefined || darf(rolle, permission as Recht));
  const gruppen = useLoaderData<readonly EntryGroup[]>()
    .map(({ title, entries }) => ({ title, entries: entries.filter(may) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Seite title="Einstellungen">
      <EinstellungenScreen gruppen={gruppen} />
    </Seite>
  );
}
