import type { AuthEnvironment, TabChannel } from './authEnvironment.ts';
import { systemClock } from './clock.ts';

const CHANNEL = 'kehrtour.auth';

/** The environment of a real tab. Call it in the browser only. */
export function browserEnvironment(): AuthEnvironment {
  return {
    cookies: {
      enabled: () => navigator.cookieEnabled,
      read: () => document.cookie,
      write: (cookie) => {
        document.cookie = cookie;
      },
    },
    clock: systemClock,
    fetch: (input, init) => fetch(input, init),
    origin: location.origin,
    channel: tabChannel(),
    onAwake,
    log: {
      // oxlint-disable-next-line no-console -- specification §8 wants unexpected auth errors on the console
      error: (text) => console.error('[ERROR] [AUTH]', text),
      // oxlint-disable-next-line no-console -- a session that cannot be kept must be explainable
      warn: (text) => console.warn('[WARN] [AUTH]', text),
    },
  };
}

function tabChannel(): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    ring: () => channel.postMessage('changed'),
    listen: (heard) => {
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}

function onAwake(awake: () => void): () => void {
  const visible = () => {
    if (document.visibilityState === 'visible') awake();
  };
  window.addEventListener('focus', awake);
  window.addEventListener('pageshow', awake);
  document.addEventListener('visibilitychange', visible);
  return () => {
    window.removeEventListener('focus', awake);
    window.removeEventListener('pageshow', awake);
    document.removeEventListener('visibilitychange', visible);
  };
}
