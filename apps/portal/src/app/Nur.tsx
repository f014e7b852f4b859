import { darf } from '@kehrtour/domain/rolle';
import { handleOf } from '@kehrtour/shell/route';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';

import { useCurrentUser } from './currentUser.ts';

/** Shows a page to whoever holds the right that its route names, and says to others whom to ask. The server decides for itself. */
export function Nur({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const { permission } =
    useMatches()
      .map(handleOf)
      .findLast((handle) => handle.permission !== undefined) ?? {};
  if (permission === undefined) throw new Error('The route of this page names no permission.');
  if (user !== null && darf(user.rolle, permission)) return <Fragment>{children}</Fragment>;
  return (
    <div className="max-w-2xl">
      <Notice tone="warning" title="Dafür fehlt Ihnen das Recht">
        <p>Bitte wenden Sie sich an die Inhaberin oder den Inhaber Ihres Betriebs.</p>
      </Notice>
    </div>
  );
}
