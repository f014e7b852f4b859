import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { fakeApi, formular, refusing, unreachable } from '../../../test/fakeApi.ts';
import { ladeHaus, sendeAnliegen } from './liegenschaft.server.ts';
import * as lagen from './LiegenschaftScreen.stories.tsx';

afterEach(cleanup);

const query = (text: string) => new URLSearchParams(text);

describe('the customer’s own house', () => {
  it('says what is due and what is arranged, and lets her book it', () => {
    render(<lagen.Ansteht />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hardtstraße 12, 91999 Musterbach');
    expect(screen.getByText('bis 30.06.2027')).toBeTruthy();
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
  const gesendet = (felder: Record<string, string>, answer: (path: string) => unknown = () => ({})) => {
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
      path.endsWith('anliegen') ? refusing('zu-viele-versuche')() : {},
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

describe('reading the house of a code', () => {
  it('asks nobody without a code, or with one that cannot be one', async () => {
    const { api, aufrufe } = fakeApi(unreachable);
    expect(await ladeHaus(api, query(''))).toMatchObject({ art: 'eingabe', status: 200, maengel: [] });
    expect(await ladeHaus(api, query('code=7K&hausnr='))).toMatchObject({ art: 'eingabe', status: 400 });
    expect(aufrufe).toEqual([]);
  });

  it.each([
    ['code-ungueltig', 410],
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
