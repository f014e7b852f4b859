import { block } from './caddyBlock.ts';

/** What only we say: from outside it would be a claim. */
const NOT_FROM_OUTSIDE = ['header_up -X-Kehrtour-*', 'header_up -Forwarded', 'header_up -X-Real-IP'];
/** A process that was ended is missed for a second; one that is started again gets its share at once. */
const UNTIL_ONE_IS_WELL = [
  'lb_policy least_conn',
  'lb_try_duration 10s',
  'lb_try_interval 100ms',
  'health_interval 1s',
  'health_timeout 5s',
];
/**
 * The processes keep a connection for a minute and more: it is given up before, so that no request meets its end. How many
 * are kept is Caddy's own number, which the Caddy of Debian 12 forgets where the time is named.
 */
const KEPT = block('transport http', ['keepalive 45s', 'keepalive_idle_conns_per_host 32']);

/** To the server processes, of which some may be ending, starting or dead. */
export const toApi = (upstreams: string, more: readonly string[] = []): string =>
  proxy(upstreams, ['health_uri /health/open', ...more]);

/** To the processes that render the customers' pages. */
export const toBooking = (upstreams: string, more: readonly string[] = []): string =>
  proxy(upstreams, ['health_uri /health/live', ...more]);

const proxy = (upstreams: string, more: readonly string[]): string =>
  block(`reverse_proxy ${upstreams}`, [...UNTIL_ONE_IS_WELL, ...NOT_FROM_OUTSIDE, ...more, KEPT]);
