import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { fakeApi, refusing, unreachable } from '../../../test/fakeApi.ts';
import { ladeHaus } from './liegenschaft.server.ts';
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
