import * as software from '@kehrtour/contract/kehrbezirkssoftware';
import * as betrieb from '@kehrtour/contract/partnerbetrieb';
import type { PartnerUmgebung } from '@kehrtour/domain/unternehmen/partner';

import { gibPasswort } from './gibPasswort.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';

/** A program is let in by whoever shows her password anew. */
const PASSWORT = 'drei Leitern am Dach';

/** A vendor with one app id of the given place. */
export async function neuerHersteller(
  api: TestApi,
  operator: string,
  name: string,
  umgebung: PartnerUmgebung = 'produktion',
): Promise<{ id: string; appId: string }> {
  const { body } = await api.call(betrieb.partnerAnlegen, { body: { name } }, operator);
  const params = { id: body.id };
  const neu = await api.call(
    betrieb.appIdAnlegen,
    { params, body: { umgebung, alteSofortSperren: false } },
    operator,
  );
  return { id: body.id, appId: neu.body.appId };
}

export async function neuesToken(
  api: TestApi,
  wo: TestBetrieb,
  freigabe: Partial<Parameters<typeof software.tokenAnlegen.body.parse>[0]> = {},
): Promise<string> {
  await gibPasswort(api, wo, PASSWORT);
  const { body } = await api.call(
    software.tokenAnlegen,
    {
      body: {
        nachweis: { passwort: PASSWORT },
        rechte: ['liegenschaften.senden', 'kehrtouren.lesen'],
        mailFuerTermine: true,
        gleiche: 'zusammenfuehren',
        ...(freigabe as object),
      },
    },
    wo.token.inhaber,
  );
  return body.token;
}

type Antwort = { status: number; headers: Record<string, unknown>; body: Record<string, unknown> };

/** A vendor's program: it knows addresses and headers, and nothing of us. */
export type Programm = {
  /** What it says with every call. */
  readonly kopf: Record<string, string>;
  readonly ruf: (
    method: 'GET' | 'POST',
    path: string,
    wie?: { headers?: Record<string, string>; body?: unknown },
  ) => Promise<Antwort>;
};
export function programm(api: TestApi, grund: Record<string, string> = {}): Programm {
  return {
    kopf: grund,
    ruf: async (method, path, { headers = {}, body } = {}) => {
      const response = await api.app.inject({
        method,
        url: `/external/v1${path}`,
        headers: {
          ...grund,
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        body: (response.body === '' ? {} : response.json()) as Antwort['body'],
      };
    },
  };
}

/** Made, carried over and exchanged: the program can speak for the company. */
export async function verbunden(
  api: TestApi,
  wo: TestBetrieb,
  appId: string,
  freigabe: Parameters<typeof neuesToken>[2] = {},
): Promise<Programm> {
  const token = await neuesToken(api, wo, freigabe);
  const { body } = await programm(api).ruf('POST', '/exchange-token', {
    headers: { 'app-id': appId },
    body: { customerInformation: 'K-4711', token },
  });
  return programm(api, { authorization: `Bearer ${String(body['accessToken'])}` });
}
