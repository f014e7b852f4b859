import { hausverlaufHolen, type Hausverlaufszeile } from '@kehrtour/contract/hausverlauf';

import type { TestApi } from './testApi.ts';

/** What happened to a house, the newest first. */
export async function hausverlaufVon(api: TestApi, id: string, token: string): Promise<Hausverlaufszeile[]> {
  const { body } = await api.call(hausverlaufHolen, { params: { id }, query: {} }, token);
  return body.eintraege;
}
