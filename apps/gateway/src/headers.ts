import { createHash } from 'node:crypto';

import { policyOfScripts } from '@kehrtour/addresses/table';

const HSTS_SECONDS = 63_072_000;

/**
 * Style elements that libraries put into the page at run time, each by the hash of its text. A new version may need new
 * ones: then e2e/journeys/haustuer.spec.ts names them.
 */
const stylesOfLibraries = {
  beforeItIsFilled: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  sonner: "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  reactAriaPress: "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  reactAriaScroll: "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
};

export interface PagePolicy {
  /** Sources beyond `'self'` for this page's scripts, ready to use: hashes or one nonce. */
  scripts: readonly string[];
  /** The same for its style elements: a nonce. */
  styles?: readonly string[];
  /** Origin of the map tiles, when the operator configured one. */
  tiles?: string | undefined;
  secretInAddress: boolean;
  /** No search engine keeps its pages. */
  unlisted?: boolean | undefined;
  /** No text becomes a script in it. */
  trustedScripts?: boolean | undefined;
  /** Its pages show pages of its own in a frame; nobody else may, ever. */
  framesItself?: boolean | undefined;
  /** Sources of pages of others that its pages show in a frame. */
  frames?: readonly string[] | undefined;
  /** Origins whose pages may show this one in a frame; without any nobody may. */
  framedBy?: readonly string[];
  /** Where browsers report what the policy kept out; undefined: nowhere. */
  reportPath?: string | undefined;
  /** Behind TLS: only then may a browser be told to stay there. */
  secure: boolean;
}

/** The headers of every page: nothing but our own, with room for workers, the manifest and the map. */
export function pageHeaders(policy: PagePolicy): Record<string, string> {
  const tiles = policy.tiles ? [policy.tiles] : [];
  const framers = policy.framesItself ? ["'self'"] : (policy.framedBy ?? []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...policy.scripts],
    'style-src': ["'self'", ...Object.values(stylesOfLibraries), ...(policy.styles ?? [])],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...tiles],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': policy.framesItself ? ["'self'"] : (policy.frames ?? ["'none'"]),
    'frame-ancestors': framers.length > 0 ? framers : ["'none'"],
    // No text becomes a script, but for the address of a worker that the one policy of ours lets through.
    ...(policy.trustedScripts
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': [policyOfScripts] }
      : {}),
    ...(policy.reportPath ? { 'report-uri': [policy.reportPath] } : {}),
  };
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    ...frameOptions(policy),
    ...(policy.unlisted ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    'referrer-policy': policy.secretInAddress ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    ...fileHeaders(policy.secure),
  };
}

/** The older header knows no list: where other sites may, it must not stand. */
function frameOptions({ framesItself, framedBy = [] }: PagePolicy): Record<string, string> {
  if (framesItself) return { 'x-frame-options': 'SAMEORIGIN' };
  return framedBy.length > 0 ? {} : { 'x-frame-options': 'DENY' };
}

/** The headers of everything that is not a page. */
export function fileHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
  };
}

/** The headers of a file that the pages of other sites load, if they like with a hash of its content (SRI asks for CORS). */
export function fileHeadersForOtherSites(secure: boolean): Record<string, string> {
  return {
    ...fileHeaders(secure),
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
}

/** Companies name at most ten. */
const ORIGINS_MAX = 10;
const OURSELVES = "'self'";
const ORIGIN = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

/** What a rendered page says about who may frame it; what is neither ourselves nor an exact https origin does not get into a policy. */
export function originsOfFrames(header: string | string[] | undefined): string[] {
  const named = String(header ?? '').split(' ');
  return named.filter((origin) => origin === OURSELVES || ORIGIN.test(origin)).slice(0, ORIGINS_MAX + 1);
}

const SCRIPT = '<script';

/** CSP sources that allow exactly the inline scripts of this HTML. */
export function hashesOfInlineScripts(html: string): string[] {
  const inline = [...scriptsIn(html)].filter(({ attributes }) => !/\ssrc=/.test(attributes));
  return inline.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function* scriptsIn(html: string): Generator<{ attributes: string; text: string }> {
  for (let at = html.indexOf(SCRIPT); at >= 0;) {
    const opened = html.indexOf('>', at);
    const ended = html.indexOf('</script>', opened);
    if (opened < 0 || ended < 0) return;
    yield { attributes: html.slice(at + SCRIPT.length, opened), text: html.slice(opened + 1, ended) };
    at = html.indexOf(SCRIPT, ended);
  }
}
