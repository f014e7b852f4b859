import type { ReactNode } from 'react';

import type { Ort, Schritt } from '../ablauf.ts';

/** What the script needs to talk to the page around a frame: to whom, and which step this is. */
export function Rahmen({
  ort,
  schritt,
  gebucht = false,
  children,
}: {
  ort: Ort;
  schritt: Schritt;
  gebucht?: boolean;
  children: ReactNode;
}) {
  const fuerRahmen = ort.rahmen ? { 'data-rahmen': ort.rahmen, 'data-schritt': schritt } : {};
  // In a frame nothing but this box tells how high the page is: it must hold everything, margins too.
  return (
    <div className="flow-root" {...fuerRahmen} {...(gebucht ? { 'data-gebucht': '' } : {})}>
      {children}
    </div>
  );
}
