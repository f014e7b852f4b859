import { darf } from '@kehrtour/domain/rolle';
import { useLoaderData } from 'react-router';

import { useCurrentUser } from './currentUser.ts';
import type { EntryGroup, RouteEntry } from './routeEntries.ts';

/** The groups that the loader of a list found, with the pages that this person may open. */
export function useErlaubteGruppen(): readonly EntryGroup[] {
  const rolle = useCurrentUser()?.rolle;
  const may = ({ permission }: RouteEntry): boolean =>
    rolle !== undefined && (permission === undefined || darf(rolle, permission));
  return useLoaderData<readonly EntryGroup[]>()
    .map(({ title, entries }) => ({ title, entries: entries.filter(may) }))
    .filter(({ entries }) => entries.length > 0);
}
