import path from 'node:path';

import type { Addresses, Neighbour } from '@kehrtour/addresses/addresses';
import type { App, AppName } from '@kehrtour/addresses/table';

import type { TrustedProxies } from './trustedProxies.ts';

export interface Installation {
  /** Every app has a host of its own. */
  addresses: Addresses;
  /** Folder in which the artefacts of the apps lie beside each other. */
  root: string;
  /** Apps that were written anew for the addresses of this installation, and where. */
  rewritten?: ReadonlyMap<AppName, string>;
  /** Apps whose artefact lies there; the others are served elsewhere. */
  here: readonly App[];
  /** `host:port` of the processes, several with blanks between. */
  upstreams: { api: string; booking: string };
  /** `host:port` on which the booking processes reach whichever server process is well. */
  innerDoor?: string | undefined;
  /** `host:port` on which Caddy takes orders, or `off`; its own default when absent. */
  admin?: string | undefined;
  tiles?: string | undefined;
  /** Proxies before Caddy whose word about a visitor counts; without any Caddy replaces what it is told. */
  proxies: TrustedProxies;
  /** The HTML of an app that consists of files; of one with many pages all of it, one after the other. */
  readPage: (app: App) => string;
}

/** What the app built, in its artefact: as in its workspace. */
export function folderOf({ name, built }: App, root: string): string {
  return path.join(root, name, ...built.split('/').slice(2));
}

/** Where Caddy finds what it sends of an app. */
export const servedFolder = (
  app: App,
  { root, rewritten }: Pick<Installation, 'root' | 'rewritten'>,
): string => rewritten?.get(app.name) ?? folderOf(app, root);

export const originOfApp = (name: AppName, { addresses }: Installation): string => addresses.before[name];

/** Caddy's own way of writing it: a host alone is served over TLS, with its certificate. */
export const siteAt = ({ before }: Addresses, neighbour: Neighbour): string =>
  before[neighbour].replace(/^https:\/\//, '');
