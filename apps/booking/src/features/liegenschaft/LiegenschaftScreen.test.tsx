import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { fakeApi, formular, refusing, unreachable } from '../../../test/fakeApi.ts';
import { ladeHaus, sendeAnliegen } from './liegenschaft.server.ts';
import * as lagen from './LiegenschaftScreen.stories.tsx';

afterEach(cleanup);

const OHNE_LEUTE = { bescheid: [] };
const query = (text: string) => new URLSearchParams(text);

describe('the customer’s own house', () => {
  it('says what is due and what is arranged, and lets her book it', () => {
    render(<lagen.Ansteht />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hardtstraße 12, 91999 Musterbach');
    expect(screen.getByText('bis Mittwoch, 30. Juni 2027')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Termin dafür buchen' }).getAttribute('href')).toBe(
      '/unternehmen/musterbach/termin?code=7K2M-9QXA&hausnr=12',
    );
  });

  it('offers no booking where the company takes none', () => {
    render(<lagen.BuchtNicht />);
    expect(screen.queryByRole('link', { name: 'Termin dafür buchen' })).toBeNull();
    expect(screen.getByText('Wir melden uns bei Ihnen mit einem Termin.')).toBeTruthy();
  });

  it('leads from an announced visit to its answer, and does not say that nothing is due', () => {
    render(<lagen.NurAngekuendigt />);
    expect(
      screen.getByRole('link', { name: 'Termin zu Ihrem Code ansehen und beantworten' }).getAttribute('href'),
    ).toBe('/termin?code=7K2M-9QXA&hausnr=12');
    expect(screen.getByText('In Ihrem Haus steht sonst zurzeit nichts an.')).toBeTruthy();
  });

  it('can be found again although its code leaves the address', () => {
    const { container } = render(<lagen.Ansteht />);
    expect(container.querySelector<HTMLElement>('[data-merken]')?.dataset['merken']).toBe(
      '/liegenschaft?code=7K2M-9QXA&hausnr=12',
    );
  });
});

describe('saying that something is not right', () => {
  const zugang = query('code=7K2M-9QXA&hausnr=12');
  const gesendet = (felder: Record<string, string>, answer: (path: string) => unknown = () => OHNE_LEUTE) => {
    const { api, aufrufe } = fakeApi(answer);
    const form = formular({ schluessel: 'ein-schluessel', anliegen: '', text: '', telefon: '', ...felder });
    return { ergebnis: sendeAnliegen(api, zugang, form), aufrufe };
  };

  it('says who is told by which way, and thanks for what was sent', () => {
    render(<lagen.Gemeldet />);
    expect(screen.getByText('E-Mail an m…@example.org')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Danke, Ihre Meldung ist bei uns.' })).toBeTruthy();
  });
  it('sends it once, and leads to a page that a reload does not send again', async () => {
    const { ergebnis, aufrufe } = gesendet({ anliegen: 'eigentuemer', text: 'Seit Mai:\r\nFamilie Brand' });
    expect(await ergebnis).toEqual({ weiter: '/liegenschaft?code=7K2M-9QXA&hausnr=12&gemeldet=1' });
    expect(aufrufe.at(-1)).toMatchObject({
      path: '/oeffentlich/liegenschaft/anliegen',
      input: {
        idempotencyKey: 'ein-schluessel',
        body: { code: '7K2M-9QXA', hausnr: '12', anliegen: 'eigentuemer', text: 'Seit Mai:\nFamilie Brand' },
      },
    });
  });
  it.each([
    [{ anliegen: '' }, 'anliegen'],
    [{ anliegen: 'erfunden' }, 'anliegen'],
    [{ anliegen: 'anlage', text: '  ' }, 'text'],
    [{ anliegen: 'anlage', text: 'x'.repeat(801) }, 'text'],
    [{ anliegen: 'auskunft', telefon: '0'.repeat(41) }, 'telefon'],
  ])('keeps what was typed and names the field: %o', async (felder, fieldId) => {
    const { ergebnis, aufrufe } = gesendet({ text: 'bleibt stehen', ...felder });
    const seite = await ergebnis;
    expect(seite).toMatchObject({ status: 400, meldung: { gesendet: false, maengel: [{ fieldId }] } });
    expect(aufrufe.map(({ path }) => path)).toEqual(['/oeffentlich/liegenschaft']);
  });
  it('says kindly that it was too much for one day', async () => {
    const { ergebnis } = gesendet({ anliegen: 'auskunft' }, (path) =>
      path.endsWith('anliegen') ? refusing('zu-viele-versuche')() : OHNE_LEUTE,
    );
    expect(await ergebnis).toMatchObject({
      status: 429,
      meldung: {
        eingaben: { anliegen: 'auskunft' },
        maengel: [{ text: expect.stringContaining('rufen Sie') }],
      },
    });
  });
});

describe('wanting no SMS', () => {
  const zugang = query('code=7K2M-9QXA&hausnr=12');
  const WER = '00000000-0000-4000-8000-000000000907';
  const haus = {
    bescheid: [{ id: WER, rolle: 'bewohner', mail: null, sms: { nummer: '…6789', keine: false } }],
  };
  it('is one press of a plain form, and so is the way back', () => {
    render(<lagen.PerSms />);
    expect(screen.getByText('SMS an …6789', { exact: false })).toBeTruthy();
    const knopf = screen.getByRole<HTMLButtonElement>('button', { name: /Keine SMS mehr an …6789/ });
    expect([knopf.name, knopf.value, knopf.form?.method]).toEqual(['sms', 'keine', 'post']);
    expect(knopf.form?.querySelector<HTMLInputElement>('[name=kontakt]')?.value).toBe(WER);
    cleanup();
    render(<lagen.SmsAbbestellt />);
    expect(screen.getByText(/bekommt keine SMS mehr/)).toBeTruthy();
    const zurueck = screen.getByRole<HTMLButtonElement>('button', { name: /SMS an …6789 wieder erlauben/ });
    expect([zurueck.name, zurueck.value]).toEqual(['sms', 'erlaubt']);
  });
  it('is kept for who stands on the page, and leads to a page that a reload does not send again', async () => {
    const { api, aufrufe } = fakeApi((path) => (path.endsWith('sms') ? {} : haus));
    const weiter = await sendeAnliegen(api, zugang, formular({ kontakt: WER, sms: 'keine' }));
    expect(weiter).toEqual({ weiter: '/liegenschaft?code=7K2M-9QXA&hausnr=12&gewaehlt=sms-beendet' });
    expect(aufrufe.at(-1)?.input.body).toEqual({
      code: '7K2M-9QXA',
      hausnr: '12',
      kontaktId: WER,
      keine: true,
    });
    const fremd = await sendeAnliegen(api, zugang, formular({ kontakt: 'erfunden', sms: 'keine' }));
    expect(fremd).toMatchObject({ status: 400, meldung: { maengel: [{}] } });
    expect(aufrufe.filter(({ path }) => path.endsWith('sms'))).toHaveLength(1);
  });
  it('is taken back only with the code that went to the phone', async () => {
    const { api, aufrufe } = fakeApi((path) => (/sms(\/code)?$/.test(path) ? {} : haus));
    const weiter = await sendeAnliegen(api, zugang, formular({ kontakt: WER, sms: 'erlaubt' }));
    expect(weiter).toEqual({ weiter: `/liegenschaft?code=7K2M-9QXA&hausnr=12&smscode=${WER}` });
    expect(aufrufe.at(-1)?.path).toBe('/oeffentlich/liegenschaft/sms/code');
    await sendeAnliegen(api, zugang, formular({ kontakt: WER, sms: 'erlaubt', bestaetigung: ' 123 456 ' }));
    expect(aufrufe.at(-1)?.input.body).toMatchObject({ keine: false, bestaetigung: '123 456' });
    render(<lagen.SmsCodeFalsch />);
    const feld = screen.getByRole<HTMLInputElement>('textbox', { name: /Code aus der SMS an …6789/ });
    expect([feld.name, feld.getAttribute('aria-invalid')]).toEqual(['bestaetigung', 'true']);
    expect(screen.getByText(/Dieser Code stimmt nicht/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Neuen Code senden/ })).toBeTruthy();
  });
  it('says it when it was not kept', async () => {
    const { api } = fakeApi((path) => (path.endsWith('sms') ? refusing('zu-viele-versuche')() : haus));
    expect(await sendeAnliegen(api, zugang, formular({ kontakt: WER, sms: 'keine' }))).toMatchObject({
      status: 429,
      meldung: { maengel: [{ text: expect.stringContaining('rufen Sie den Betrieb an') }] },
    });
  });
});

describe('wanting no WhatsApp any more', () => {
  const zugang = query('code=7K2M-9QXA&hausnr=12');
  const WER = '00000000-0000-4000-8000-000000000907';
  const haus = {
    bescheid: [
      { id: WER, rolle: 'bewohner', mail: null, sms: null, whatsapp: { nummer: '…6789', erlaubt: false } },
    ],
  };
  it('is one press of a plain form, and the page says how to have it again', () => {
    render(<lagen.PerWhatsapp />);
    expect(screen.getByText(/WhatsApp an …6789, notfalls SMS an …6789/, { selector: 'li' })).toBeTruthy();
    const knopf = screen.getByRole('button', { name: /Keine WhatsApp mehr an …6789/ });
    expect(knopf.closest('form')?.getAttribute('method')).toBe('post');
    render(<lagen.WhatsappAbbestellt />);
    expect(screen.getByText(/bekommt keine WhatsApp mehr. Möchten Sie sie später wieder/)).toBeTruthy();
  });
  it('is kept for who stands on the page, and said when it was not', async () => {
    const { api, aufrufe } = fakeApi((path) => (path.endsWith('messenger') ? {} : haus));
    const weiter = await sendeAnliegen(api, zugang, formular({ kontakt: WER, whatsapp: 'keine' }));
    expect(weiter).toEqual({ weiter: '/liegenschaft?code=7K2M-9QXA&hausnr=12&gewaehlt=whatsapp-beendet' });
    expect(aufrufe.at(-1)?.input.body).toMatchObject({ kontaktId: WER });
    const fremd = await sendeAnliegen(api, zugang, formular({ kontakt: 'erfunden', whatsapp: 'keine' }));
    expect(fremd).toMatchObject({ status: 400, meldung: { maengel: [{}] } });
    const { api: zu } = fakeApi((path) =>
      path.endsWith('messenger') ? refusing('zu-viele-versuche')() : haus,
    );
    expect(await sendeAnliegen(zu, zugang, formular({ kontakt: WER, whatsapp: 'keine' }))).toMatchObject({
      status: 429,
    });
  });
});

describe('allowing WhatsApp', () => {
  const zugang = query('code=7K2M-9QXA&hausnr=12');
  const WER = '00000000-0000-4000-8000-000000000907';
  const haus = {
    bescheid: [
      { id: WER, rolle: 'bewohner', mail: null, sms: null, whatsapp: { nummer: '…6789', erlaubt: false } },
    ],
  };
  const api = (faellt?: RegExp) =>
    fakeApi((path) =>
      faellt?.test(path) ? refusing('eingabe-ungueltig')() : path.endsWith('/liegenschaft') ? haus : {},
    );

  it('says in which words before it is pressed, and asks for the code that went to the phone', () => {
    render(<lagen.WhatsappNochNicht />);
    const knopf = screen.getByRole<HTMLButtonElement>('button', { name: /WhatsApp an …6789 erlauben/ });
    expect([knopf.name, knopf.value, knopf.form?.method]).toEqual(['whatsapp', 'erlaubt', 'post']);
    expect(knopf.form?.textContent).toContain('Ich kann das jederzeit widerrufen');
    cleanup();
    render(<lagen.WhatsappCodeUnterwegs />);
    expect(screen.getByRole('textbox', { name: 'Code aus der SMS an …6789' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Neuen Code senden/ })).toBeTruthy();
  });
  it('sends the code first, then what was typed, and leads to a page that says it was kept', async () => {
    const { api: client, aufrufe } = api();
    const zuerst = await sendeAnliegen(client, zugang, formular({ kontakt: WER, whatsapp: 'erlaubt' }));
    expect(zuerst).toEqual({
      weiter: `/liegenschaft?code=7K2M-9QXA&hausnr=12&smscode=${WER}&fuer=whatsapp`,
    });
    expect(aufrufe.at(-1)).toMatchObject({
      path: '/oeffentlich/liegenschaft/sms/code',
      input: { body: { kontaktId: WER, fuer: 'whatsapp' } },
    });
    const seite = await ladeHaus(client, query(`code=7K2M-9QXA&hausnr=12&smscode=${WER}&fuer=whatsapp`));
    expect(seite).toMatchObject({ meldung: { smsCode: { kontaktId: WER, fuer: 'whatsapp' } } });
    const dann = await sendeAnliegen(
      client,
      zugang,
      formular({ kontakt: WER, whatsapp: 'erlaubt', bestaetigung: ' 123 456 ' }),
    );
    expect(dann).toEqual({ weiter: '/liegenschaft?code=7K2M-9QXA&hausnr=12&gewaehlt=whatsapp-erlaubt' });
    expect(aufrufe.at(-1)).toMatchObject({
      path: '/oeffentlich/liegenschaft/messenger/erlauben',
      input: { body: { kontaktId: WER, bestaetigung: '123 456' } },
    });
  });
  it('says at the field that a code is wrong, and above where none could be sent', async () => {
    const falsch = formular({ kontakt: WER, whatsapp: 'erlaubt', bestaetigung: '1' });
    expect(await sendeAnliegen(api(/erlauben$/).api, zugang, falsch)).toMatchObject({
      meldung: { smsCode: { kontaktId: WER, fuer: 'whatsapp', fehler: expect.any(String) }, maengel: [] },
    });
    const ohne = formular({ kontakt: WER, whatsapp: 'erlaubt' });
    expect(await sendeAnliegen(api(/code$/).api, zugang, ohne)).toMatchObject({ meldung: { maengel: [{}] } });
  });
});

describe('wishing to be told by one way first', () => {
  const zugang = query('code=7K2M-9QXA&hausnr=12');
  const WER = '00000000-0000-4000-8000-000000000907';
  const wer = { id: WER, rolle: 'bewohner', mail: 'm…@example.org', sms: null, zuerst: null };
  const haus = { bescheid: [{ ...wer, waehlbar: ['mail', 'einwurf'] }] };
  it('is a plain form that names the ways, and says the wished one first', () => {
    render(<lagen.PerSms />);
    expect(screen.getByText('SMS an …4711, notfalls E-Mail an m…@example.org')).toBeTruthy();
    const feld = screen.getByRole<HTMLSelectElement>('combobox', { name: /zuerst Bescheid.*Eigentümer/ });
    expect([...feld.options].map(({ text }) => text)).toEqual(['Ist mir egal', 'E-Mail', 'SMS', 'Zettel']);
    expect([feld.value, feld.form?.method]).toEqual(['sms', 'post']);
  });
  it('is kept, also that it does not matter, and only what stood to choose', async () => {
    const { api, aufrufe } = fakeApi((path) => (path.endsWith('bescheid') ? {} : haus));
    const sende = (zuerst: string) => sendeAnliegen(api, zugang, formular({ kontakt: WER, zuerst }));
    expect(await sende('einwurf')).toEqual({ weiter: '/liegenschaft?code=7K2M-9QXA&hausnr=12&gewaehlt=weg' });
    expect(aufrufe.at(-1)?.input.body).toMatchObject({ kontaktId: WER, zuerst: 'einwurf' });
    await sende('');
    expect(aufrufe.at(-1)?.input.body).toMatchObject({ zuerst: null });
    expect(await sende('sms')).toMatchObject({ status: 400, meldung: { maengel: [{}] } });
    expect(aufrufe.filter(({ path }) => path.endsWith('bescheid'))).toHaveLength(2);
  });
  it('says it when it was not kept', async () => {
    const { api } = fakeApi((path) => (path.endsWith('bescheid') ? refusing('zu-viele-versuche')() : haus));
    expect(await sendeAnliegen(api, zugang, formular({ kontakt: WER, zuerst: 'mail' }))).toMatchObject({
      status: 429,
      meldung: { maengel: [{ text: expect.stringContaining('rufen Sie den Betrieb an') }] },
    });
  });
});

describe('reading the house of a code', () => {
  it('asks nobody without a code, or with one that cannot be one', async () => {
    const { api, aufrufe } = fakeApi(unreachable);
    expect(await ladeHaus(api, query(''))).toMatchObject({ art: 'eingabe', status: 200, maengel: [] });
    expect(await ladeHaus(api, query('code=7K&hausnr='))).toMatchObject({ art: 'eingabe', status: 404 });
    expect(aufrufe).toEqual([]);
  });

  it.each([
    ['code-ungueltig', 404],
    ['zu-viele-versuche', 429],
  ] as const)('keeps what was typed when the answer is %s', async (grund, status) => {
    const { api } = fakeApi(refusing(grund));
    expect(await ladeHaus(api, query('code=7K2M-9QXA&hausnr=12'))).toMatchObject({
      status,
      eingabe: { code: '7K2M-9QXA', hausnr: '12' },
      maengel: [{ fieldId: 'code' }],
    });
  });
});
