import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { fakeApi, formular } from '../../../test/fakeApi.ts';
import { ladeSuche, sendeSuche } from './suche.server.ts';
import * as lagen from './SucheScreen.stories.tsx';

afterEach(cleanup);

describe('finding a company', () => {
  it('seals what was asked: it may be somebody’s address', async () => {
    const antwort = sendeSuche(formular({ plz: 'D-91999', strasse: 'Ringstr. 3', hausnr: '' }));
    if (!('weiter' in antwort)) throw new Error('refused');
    expect(antwort.weiter).not.toContain('Ring');
    const { api, aufrufe } = fakeApi(() => ({ treffer: [], zustaendig: ['Korbinian Ascher'] }));
    const seite = await ladeSuche(api, new URL(antwort.weiter, 'http://haus').searchParams);
    expect(aufrufe[0]?.input.body).toEqual({ plz: '91999', strasse: 'Ringstr.', hausnr: '3' });
    expect([seite.treffer, seite.zustaendig]).toEqual([[], ['Korbinian Ascher']]);
  });

  it('is content with the postcode, and asks for it', () => {
    expect(sendeSuche(formular({ plz: '91999' }))).toHaveProperty('weiter');
    expect(sendeSuche(formular({ plz: '919' }))).toMatchObject({ status: 400, eingaben: { plz: '919' } });
  });

  it('asks for the fifth digit instead of guessing one', () => {
    expect(sendeSuche(formular({ plz: '9199' }))).toMatchObject({
      status: 400,
      maengel: [{ fieldId: 'plz', text: expect.stringContaining('„9199“ hat nur vier') }],
    });
  });

  it('asks nobody until it was asked', async () => {
    const { api, aufrufe } = fakeApi(() => ({ treffer: [] }));
    expect(await ladeSuche(api, new URLSearchParams('plz=91999&s=gefaelscht'))).toMatchObject({
      frage: { plz: '91999' },
      treffer: null,
    });
    expect(aufrufe).toEqual([]);
  });

  it('names who has the district where none of the companies has it, or how to find out', () => {
    render(<lagen.NurFreie />);
    expect(screen.getByText(/^Korbinian Ascher, bevollmächtigter Bezirksschornsteinfeger/)).toBeTruthy();
    cleanup();
    render(<lagen.Niemand />);
    expect(screen.getByText(/Landratsamt nennt Ihnen den zuständigen Betrieb/)).toBeTruthy();
  });

  it('names who is responsible for the district', () => {
    render(<lagen.ZweiBetriebe />);
    expect(screen.getAllByText('Zuständig für Ihren Kehrbezirk')).toHaveLength(1);
    expect(
      screen.getAllByRole('link', { name: 'Termin buchen' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/unternehmen/musterbach/termin', '/unternehmen/lang/termin']);
  });
});
