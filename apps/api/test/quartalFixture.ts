import * as quartal from '@kehrtour/contract/quartal';
import { vorgangHolen } from '@kehrtour/contract/vorgang';

import { neueHaeuser } from './kehrtourFixture.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';

/** Five weeks of winter, everybody, everything. */
export const auswahl = (teile: Partial<quartal.Quartalsauswahl> = {}): quartal.Quartalsauswahl => ({
  von: '2027-01-25',
  bis: '2027-02-28',
  taetigkeitIds: [],
  orte: [],
  mitarbeiterIds: [],
  auslastungProzent: 90,
  ...teile,
});

/** What a test of the quarter does with one API. */
export function quartalsproben(api: () => TestApi) {
  async function betriebMitHaeusern(): Promise<{ wo: TestBetrieb; haeuser: string[] }> {
    const wo = await api().neuerBetrieb();
    return { wo, haeuser: await neueHaeuser(wo) };
  }

  async function warte(wo: TestBetrieb, vorgangId: string): Promise<string> {
    for (let tries = 0; tries < 1200; tries += 1) {
      const { body } = await api().call(vorgangHolen, { params: { id: vorgangId } }, wo.token.buero);
      if (body.status === 'fehler') throw new Error(JSON.stringify(body.fehler));
      if (body.status === 'fertig' || body.status === 'abgebrochen') return body.status;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('Der Vorgang endet nicht');
  }

  async function vorschlagVon(wo: TestBetrieb): Promise<quartal.Quartalsvorschlag> {
    const { body } = await api().call(quartal.quartalsvorschlagHolen, {}, wo.token.buero);
    if (body.vorschlag === null) throw new Error('Es gibt keinen Vorschlag');
    return body.vorschlag;
  }

  async function schlageVor(wo: TestBetrieb, wunsch = auswahl()): Promise<quartal.Quartalsvorschlag> {
    const { status, body } = await api().call(quartal.quartalVorschlagen, { body: wunsch }, wo.token.buero);
    if (status !== 200) throw new Error(JSON.stringify(body));
    await warte(wo, body.vorgangId);
    return vorschlagVon(wo);
  }

  return { betriebMitHaeusern, warte, vorschlagVon, schlageVor };
}

export const zuordnungAus = ({ schichten }: quartal.Quartalsvorschlag): Record<string, string[]> =>
  Object.fromEntries(schichten.map(({ id, teilIds }) => [id, teilIds]));
