import { describe, expect, it } from 'vitest';

import { einKundenTermin } from '../../../test/einKundenTermin.ts';
import { fakeApi, refusing, unreachable } from '../../../test/fakeApi.ts';
import { sendeAntwort } from './sendeAntwort.server.ts';

const zugang = { code: 'KdQsqjzj8lPShtAQisWfrphA', hausnr: '' };

function formular(felder: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, wert] of Object.entries({ schluessel: 'seite-0001', ...felder })) form.append(name, wert);
  return form;
}

async function sende(felder: Record<string, string>, answer: () => unknown = () => einKundenTermin()) {
  const { api, aufrufe } = fakeApi(answer);
  const versand = await sendeAntwort(api, zugang, formular(felder));
  return { versand, aufrufe };
}

describe('the answer of a customer', () => {
  it.each([
    [{ antwort: 'daheim' }, { art: 'daheim' }],
    [
      { antwort: 'nachbar', nachbar: ' Familie Kraus ' },
      { art: 'schluesselNachbar', text: 'Familie Kraus' },
    ],
    [
      { antwort: 'passtNicht', wahl: 'YWx0' },
      { art: 'alternative', alternativeId: 'YWx0' },
    ],
    [{ antwort: 'passtNicht', wahl: 'unsicher' }, { art: 'unsicher' }],
    [{ antwort: 'passtNicht', wahl: 'passtNicht' }, { art: 'passtNicht' }],
    [
      { antwort: 'passtNicht', wahl: 'wunsch', wunsch: 'montags\r\nab 15 Uhr', wunschTelefon: '0999 1' },
      { art: 'wunsch', text: 'montags\nab 15 Uhr', telefon: '0999 1' },
    ],
    [
      { antwort: 'nichtsMehr', grund: 'verkauft', nichtsMehr: 'an Frau Ott' },
      { art: 'nichtsMehr', grund: 'verkauft', text: 'an Frau Ott' },
    ],
    [
      { antwort: 'frage', frage: 'Muss der Ofen aus sein?' },
      { art: 'frage', text: 'Muss der Ofen aus sein?' },
    ],
  ])('reads the form %j', async (felder, antwort) => {
    const { versand, aufrufe } = await sende(felder);
    expect(versand).toEqual({ ok: true });
    expect(aufrufe[0]?.input.body).toEqual({ code: zugang.code, antwort });
  });

  it('takes a wish without a dot before it for a wish, but not beside another choice', async () => {
    const ohne = await sende({ antwort: 'passtNicht', wunsch: 'im Juni' });
    expect(ohne.aufrufe[0]?.input.body).toMatchObject({ antwort: { art: 'wunsch', text: 'im Juni' } });
    const mit = await sende({ antwort: 'passtNicht', wahl: 'unsicher', wunsch: 'im Juni' });
    expect(mit.aufrufe[0]?.input.body).toMatchObject({ antwort: { art: 'unsicher' } });
  });

  it('carries one key per button of a page', async () => {
    const a = await sende({ antwort: 'daheim' });
    const b = await sende({ antwort: 'frage', frage: 'Wie lange?' });
    expect([a, b].map(({ aufrufe }) => aufrufe[0]?.input.idempotencyKey)).toEqual([
      'seite-0001-daheim',
      'seite-0001-frage',
    ]);
  });

  it.each([
    [{ antwort: 'nachbar', nachbar: '  ' }, 'nachbar'],
    [{ antwort: 'passtNicht' }, 'wahl'],
    [{ antwort: 'passtNicht', wahl: 'wunsch' }, 'wunsch'],
    [{ antwort: 'nichtsMehr' }, 'grund'],
    [{ antwort: 'frage' }, 'frage'],
    [{ antwort: 'frage', frage: 'x'.repeat(1001) }, 'frage'],
    [
      { antwort: 'passtNicht', wahl: 'wunsch', wunsch: 'Mai', wunschTelefon: '1'.repeat(41) },
      'wunschTelefon',
    ],
  ])('names the field that is missing or too long in %j', async (felder, fieldId) => {
    const { versand, aufrufe } = await sende(felder);
    expect(versand).toMatchObject({ ok: false, status: 400, mangel: { maengel: [{ fieldId }] } });
    expect(aufrufe).toEqual([]);
  });

  it('never takes a form without a known answer for a yes', async () => {
    const { versand, aufrufe } = await sende({});
    expect(versand).toMatchObject({ ok: false, status: 400 });
    expect(aufrufe).toEqual([]);
  });

  it('keeps the wish when the chosen time was just taken', async () => {
    const felder = { antwort: 'passtNicht', wahl: 'YWx0', wunsch: 'oder im Juni' };
    const { versand } = await sende(felder, refusing('termin.alternative-weg'));
    expect(versand).toMatchObject({
      ok: false,
      status: 409,
      mangel: {
        formular: 'passtNicht',
        eingaben: { wunsch: 'oder im Juni' },
        maengel: [{ fieldId: 'wahl' }],
      },
    });
  });

  it('says the way out when it is too late', async () => {
    const { versand } = await sende({ antwort: 'daheim' }, refusing('termin.zu-kurzfristig'));
    expect(versand).toMatchObject({
      status: 422,
      mangel: { maengel: [{ text: 'Dafür ist es zu kurzfristig. Bitte rufen Sie im Betrieb an.' }] },
    });
  });

  it('can be sent again with the same key when nobody answered', async () => {
    const { versand } = await sende({ antwort: 'frage', frage: 'Wie lange?' }, unreachable);
    expect(versand).toMatchObject({
      status: 503,
      mangel: { gestoert: true, schluessel: 'seite-0001', eingaben: { frage: 'Wie lange?' } },
    });
  });
});
