import type { Addresses } from '@kehrtour/addresses/addresses';
import { isOneOf } from '@kehrtour/addresses/pattern';
import { type App, apps } from '@kehrtour/addresses/table';

import { originsOfFrames, pageHeaders, type PagePolicy } from './headers.ts';
import { POLICY_OF_NOTICE } from './noticePage.ts';

export const REPORT_PATH = '/_berichte/csp';

/** What of the house stands in the policy of a page. */
export interface PolicyDeps {
  tiles?: string | undefined;
  secure: boolean;
  /** Where everybody answers; absent: here, whatever a visitor calls it. */
  addresses?: Addresses | undefined;
}

/** Whom the page itself names, and then on hosts of their own our apps that show it. */
export function framersOf(
  { name }: App,
  { addresses }: PolicyDeps,
  said: string | string[] | undefined,
): readonly string[] {
  const named = originsOfFrames(said);
  if (named.length === 0 || addresses?.ownHosts !== true) return named;
  const ours = apps.filter(({ framesPagesOf }) => framesPagesOf === name);
  return [...ours.map((framer) => addresses.before[framer.name]), ...named];
}

export function policyOf(
  app: App,
  { url, deps: { tiles, secure, addresses } }: { url: URL; deps: PolicyDeps },
  ofPage: Pick<PagePolicy, 'scripts' | 'styles' | 'framedBy'>,
): Record<string, string> {
  return pageHeaders({
    ...ofPage,
    tiles,
    secure,
    secretInAddress: isOneOf(app.secretInAddress, url.pathname),
    framesItself: app.framesItself,
    trustedScripts: app.trustedScripts,
    unlisted: app.unlisted,
    // Everything on one origin: its own is the other's, too.
    frames: app.framesPagesOf && [addresses?.ownHosts ? addresses.before[app.framesPagesOf] : "'self'"],
    reportPath: REPORT_PATH,
  });
}

export const framedAnywhere = ({ 'x-frame-options': _nowhere, ...headers }: Record<string, string>) => ({
  ...headers,
  'content-security-policy': POLICY_OF_NOTICE,
});
