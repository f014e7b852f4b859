import { readdirSync } from 'node:fs';

import type { Endpoint } from '@kehrtour/contract/endpoint';

/** Every endpoint of the contract. */
export async function alleEndpunkte(): Promise<Endpoint[]> {
  const ordner = new URL('../../../packages/contract/src/', import.meta.url);
  const alle = await Promise.all(
    readdirSync(ordner)
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .map(async (name) => Object.values((await import(new URL(name, ordner).href)) as object)),
  );
  return alle
    .flat()
    .filter((eines): eines is Endpoint => typeof (eines as Partial<Endpoint> | null)?.zugang === 'string');
}

/** Method and path of each that can refuse like this. */
export async function fehlerkoepfe(fehler: string): Promise<string[]> {
  const solche = (await alleEndpunkte()).filter((eines) =>
    ((eines.fehler ?? []) as readonly string[]).includes(fehler),
  );
  return [...new Set(solche.map(({ method, path }) => `${method} ${path}`))].toSorted();
}
