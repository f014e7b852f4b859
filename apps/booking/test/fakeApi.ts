import { ApiError, type Client } from '@kehrtour/api-client/client';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import { type FehlerCode, fehlerAusweg, fehlerStatus, fehlerTitel } from '@kehrtour/contract/fehler';

export interface Aufruf {
  path: string;
  input: { body?: unknown; idempotencyKey?: string };
}

/** An API that answers by the path it is asked, and remembers what it was asked. */
export function fakeApi(answer: (path: string) => unknown): { api: Client; aufrufe: Aufruf[] } {
  const aufrufe: Aufruf[] = [];
  const call = async (endpoint: Endpoint, input: Aufruf['input']): Promise<unknown> => {
    aufrufe.push({ path: endpoint.path, input });
    return answer(endpoint.path);
  };
  return { api: { call } as unknown as Client, aufrufe };
}

/** Refuses like the server does. */
export function refusing(code: FehlerCode, angaben?: Record<string, unknown>): () => never {
  return () => {
    throw new ApiError({
      type: code,
      status: fehlerStatus(code),
      title: fehlerTitel(code),
      detail: fehlerAusweg(code),
      ...(angaben ? { angaben } : {}),
    });
  };
}

/** Nobody answers. */
export function unreachable(): never {
  throw new TypeError('fetch failed');
}

/** What a browser sends for these fields. */
export function formular(felder: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, wert] of Object.entries(felder)) form.append(name, wert);
  return form;
}
