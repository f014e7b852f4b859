import { LINK_LOOK } from '@kehrtour/ui/look/link';
import type { ReactNode } from 'react';

import { buchungsadresse, type Ort } from '../ablauf.ts';

export function Faktenzeile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold hyphens-auto">{children}</dd>
    </div>
  );
}

/** Where this page is found again: outside of a frame, whose site may be gone tomorrow. */
export function Merklink({ ort, mehr, text }: { ort: Ort; mehr: Record<string, string>; text: string }) {
  return (
    <Faktenzeile name="Link">
      <a
        href={buchungsadresse({ ...ort, eingebettet: false }, 'fertig', mehr)}
        {...(ort.eingebettet ? { target: '_blank', rel: 'noreferrer' } : {})}
        className={LINK_LOOK}
      >
        Diese Seite zum Merken
      </a>
      <span className="block text-sm font-normal text-muted">{text}</span>
    </Faktenzeile>
  );
}
