import { type ReactNode, useEffect, useState } from 'react';

import type * as spaeter from '../spaeter.ts';

type Teile = typeof spaeter;

let da: Teile | undefined;
/** Where the network was gone in the very first second, the next press asks once more. */
export async function ladeSpaeteres(): Promise<Teile> {
  da ??= await import('../spaeter.ts');
  return da;
}
void ladeSpaeteres().catch(() => undefined);

const NOCH_MS = 2000;

/** What comes with the second file. */
export function Spaeter({ children }: { children: (teile: Teile) => ReactNode }) {
  const [teile, setTeile] = useState(da);
  useEffect(() => {
    if (teile) return undefined;
    const frage = (): void => void ladeSpaeteres().then(setTeile, () => undefined);
    frage();
    const uhr = setInterval(frage, NOCH_MS);
    return () => clearInterval(uhr);
  }, [teile]);
  return teile ? children(teile) : null;
}
