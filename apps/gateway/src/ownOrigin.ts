import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Addresses } from '@kehrtour/addresses/addresses';
import type { App } from '@kehrtour/addresses/table';

/** Pages, sitemap, feed, robots and security.txt name their own address; scripts ask the page they run in. */
const NAMES_ITSELF = /\.(html|xml|txt)$/;

/** What has to be said instead of the origin an app was built for; undefined: nothing, or nobody has said where it answers. */
export function originInstead(
  { name, builtFor }: App,
  addresses: Addresses | undefined,
): { built: string; here: string } | undefined {
  const here = addresses?.before[name];
  return builtFor === undefined || here === undefined || here === builtFor
    ? undefined
    : { built: builtFor, here };
}

/** A file of an app as it is served where the app answers. */
export function atOwnOrigin(
  app: App,
  addresses: Addresses | undefined,
): (name: string, body: Buffer) => Buffer {
  const origin = originInstead(app, addresses);
  return (name, body) =>
    origin === undefined || !NAMES_ITSELF.test(name)
      ? body
      : Buffer.from(body.toString().replaceAll(origin.built, origin.here));
}

/** Writes the whole app anew for a server that sends files as they lie there. */
export function writeAtOwnOrigin(
  app: App,
  addresses: Addresses,
  { from, into }: { from: string; into: string },
): void {
  const change = atOwnOrigin(app, addresses);
  rmSync(into, { recursive: true, force: true });
  cpSync(from, into, { recursive: true });
  for (const name of globSync('**/*.{html,xml,txt}', { cwd: into })) {
    const file = path.join(into, name);
    writeFileSync(file, change(name, readFileSync(file)));
  }
}
