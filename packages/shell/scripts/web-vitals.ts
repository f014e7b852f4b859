import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';

const TARGET = '/api/vitals';

/** Name, value and kind of page; no cookie, no visitor, no query, and ids become a colon. */
function send({ name, value }: Metric): void {
  const body = JSON.stringify({
    name,
    value: Math.round(value * 1000) / 1000,
    route: routeOf(location.pathname),
  });
  // A beacon would carry the cookies of the page; it is only for browsers that cannot do without.
  if ('keepalive' in Request.prototype) {
    fetch(TARGET, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
  } else navigator.sendBeacon(TARGET, body);
}

function routeOf(path: string): string {
  return path
    .split('/')
    .map((part) => (/\d/.test(part) || part.length > 40 ? ':' : part))
    .join('/');
}

onCLS(send);
onFCP(send);
onINP(send);
onLCP(send);
onTTFB(send);
