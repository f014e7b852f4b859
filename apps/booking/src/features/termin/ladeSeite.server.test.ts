import { describe, expect, it } from 'vitest';

import { einKundenTermin } from '../../../test/einKundenTermin.ts';
import { fakeApi, refusing, unreachable } from '../../../test/fakeApi.ts';
import { ladeSeite } from './ladeSeite.server.ts';

const TOKEN = 'KdQsqjzj8lPShtAQisWfrphA';
const query = (text: string): URLSearchParams => new URLSearchParams(text);

describe('the page behind a slip', () => {
  it('asks for the code when there is none, and asks nobody else', async () => {
    const { api, aufrufe } = fakeApi(() => einKundenTermin());
    const { status, seite } = await ladeSeite(api, query(''));
    expect([status, seite.art]).toEqual([200, 'eingabe']);
    expect(aufrufe).toEqual([]);
  });

  it('shows the appointment, with days written out', async () => {
    const { api, aufrufe } = fakeApi(() =>
      einKundenTermin({ letzteAntwort: { art: 'daheim', text: '', am: '2027-04-20T09:30:00+02:00' } }),
    );
    const { status, seite } = await ladeSeite(api, query(`code=${TOKEN}`));
    expect(status).toBe(200);
    expect(seite).toMatchObject({
      art: 'termin',
      gesendet: false,
      worte: { antwortBis: 'Freitag, 30.\u00A0April 2027', geantwortetAm: '20.04.2027, 09:30 Uhr' },
    });
    expect(aufrufe).toEqual([{ path: '/oeffentlich/termin', input: { body: { code: TOKEN } } }]);
  });

  it('sends the house number along with a printed code', async () => {
    const { api, aufrufe } = fakeApi(() => einKundenTermin());
    await ladeSeite(api, query('code=7k2m-9qxa&hausnr=12a'));
    expect(aufrufe[0]?.input.body).toEqual({ code: '7k2m-9qxa', hausnr: '12a' });
  });

  it('tries no code that cannot be one: tries are counted', async () => {
    const { api, aufrufe } = fakeApi(() => einKundenTermin());
    const { status, seite } = await ladeSeite(api, query('code=7K2M&hausnr='));
    expect([status, seite.art === 'eingabe' && seite.maengel.length]).toEqual([404, 2]);
    expect(aufrufe).toEqual([]);
  });

  it('keeps what was typed when no appointment belongs to it', async () => {
    const { api } = fakeApi(refusing('code-ungueltig'));
    const { status, seite } = await ladeSeite(api, query('code=7K2M-9QXA&hausnr=99'));
    expect(status).toBe(404);
    expect(seite).toMatchObject({
      art: 'eingabe',
      grund: 'unbekannt',
      eingabe: { code: '7K2M-9QXA', hausnr: '99' },
    });
  });

  it('says so after too many tries', async () => {
    const { api } = fakeApi(refusing('zu-viele-versuche'));
    const { status, seite } = await ladeSeite(api, query('code=7K2M-9QXA&hausnr=12'));
    expect([status, seite.art === 'eingabe' && seite.grund]).toEqual([429, 'zu-oft']);
  });

  it.each([
    ['nobody answers', unreachable],
    ['the server breaks', refusing('interner-fehler')],
  ])('shows a page of its own with HTTP 503 when %s', async (_, answer) => {
    const { api } = fakeApi(answer);
    const { status, seite } = await ladeSeite(api, query('code=noch-nie-gesehen-noch-nie'));
    expect([status, seite]).toEqual([503, expect.objectContaining({ art: 'gestoert', anruf: null })]);
  });

  it('names the telephone in an outage when it has seen this code before', async () => {
    await ladeSeite(fakeApi(() => einKundenTermin()).api, query(`code=${TOKEN}`));
    const { seite } = await ladeSeite(fakeApi(unreachable).api, query(`code=${TOKEN}`));
    expect(seite).toMatchObject({ art: 'gestoert', anruf: { telefon: '09999 45 67' } });
  });
});
