import { darf } from '@kehrtour/domain/rolle';
import type { Recht } from '@kehrtour/domain/rolle';
import { Notice } from '@kehrtour/ui/plain/Notice.tsx';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { useCurrentUser } from './currentUser.ts';

/** Shows a page to who may use it, and says to others whom to ask. The server decides for itself. */
export function Nur({ recht, children }: { recht: Recht; children: ReactNode }) {
  const user = useCurrentUser();
  if (user !== null && darf(user.rolle, recht)) return <Fragment>{children}</Fragment>;
  return (
    <div className="max-w-2xl">
      <Notice tone="warning" title="Dafür fehlt Ihnen das Recht">
        <p>Bitte wenden Sie sich an die Inhaberin oder den Inhaber Ihres Betriebs.</p>
      </Notice>
    </div>
  );
}
