import { handleOf } from '@kehrtour/shell/route';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';

import { Nur } from './Nur.tsx';
import { wayTo } from './routeEntries.ts';
import { Seite } from './Seite.tsx';

export type EinstellungsseiteProps = { description?: ReactNode; actions?: ReactNode; children: ReactNode };

/** A page of the settings: its heading, the way up and the right that it asks for stand in the handle of its route. */
export function Einstellungsseite({ description, actions, children }: EinstellungsseiteProps) {
  const handle = handleOf(useMatches().at(-1) ?? {});
  const { heading, above } = wayTo(handle);
  return (
    <Seite title={heading} above={above} description={description} actions={actions}>
      {handle.permission === undefined ? children : <Nur>{children}</Nur>}
    </Seite>
  );
}
