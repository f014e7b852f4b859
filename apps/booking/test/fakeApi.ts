import { ApiError, type Client } from '@kehrtour/api-client/client';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import { type FehlerCode, fehlerAusweg, fehlerStatus, fehlerTitel } from '@kehrtour/contract/fehler';

export interface Aufruf {
  path: string;
  input: { body?: unknown; idempotencyKey?: string };
}

/** An API that gives one answer to everything and remembers what it was asked. */
export function fakeApi(answer: () => unknown): { api: Client; aufrufe: Aufruf[] } {
  const aufrufe: Aufruf[] = [];
  const call = async (endpoint: Endpoint, input: Aufruf['input']): Promise<unknown> => {
    aufrufe.push({ path: endpoint.path, input });
    return answer();
  };
  return { api: { call } as unknown as Client, aufrufe };
}

/** Refuses like the server does. */
export function refusing(code: FehlerCode): () => never {
  return () => {
    throw new ApiError({
      type: code,
      status: fehlerStatus(code),
      title: fehlerTitel(code),
      detail: fehlerAusweg(code),
    });
  };
}

/** Nobody answers. */
export function unreachable(): never {
  throw new TypeError('fetch failed');
}
