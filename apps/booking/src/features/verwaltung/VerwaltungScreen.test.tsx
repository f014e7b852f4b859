import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { fakeApi, formular, refusing } from '../../../test/fakeApi.ts';
import { ladeVerwaltung, sendeVerwaltungsantwort } from './verwaltung.server.ts';
import * as lagen from './VerwaltungScreen.stories.tsx';

afterEach(cleanup);

const CODE = 'v.Zm9vYmFyYmF6cXV4MTIzNDU2';
const query = new URLSearchParams({ code: CODE });
const { seite } = lagen.MitBesuchen().props as { seite: unknown };
const ID = (nummer: number) => `00000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`;

describe('the page of a Hausverwaltung', () => {
  it('lets it choose what can still be answered, and shows what residents have said', () => {
    render(<lagen.MitBesuchen />);
    const antwort = screen.getByRole('button', { name: 'Antwort senden' }).closest('form') ?? document.body;
    expect(
      within(antwort)
        .getAllByRole('checkbox')
        .map((eine) => (eine as HTMLInputElement).name),
    ).toEqual(['haus', 'besuch', 'besuch', 'besuch', 'besuch']);
    expect(screen.getByText(/Passt nicht, von den Bewohnern selbst/)).toBeTruthy();
    expect(screen.getByText('Noch kein Termin, fällig bis Donnerstag, 30. September 2027.')).toBeTruthy();
  });
  it('offers list and posters by its code for all houses or those that are ticked, and no form where nothing is announced', () => {
    render(<lagen.MitBesuchen />);
    const knopf = screen.getByRole('button', { name: 'Aushänge je Treppenhaus (PDF)' }) as HTMLButtonElement;
    expect(knopf.getAttribute('formaction')).toBe('/api/oeffentlich/verwaltung/aushang');
    const felder = new FormData(knopf.form ?? undefined);
    expect([...felder]).toEqual([['code', CODE]]);
    fireEvent.click(screen.getByLabelText('Marktplatz 4, 91999 Musterbach'));
    expect(new FormData(knopf.form ?? undefined).getAll('haus')).toEqual([ID(502)]);
    cleanup();
    render(<lagen.NichtsAngesagt />);
    expect(screen.queryByRole('button', { name: 'Antwort senden' })).toBeNull();
  });
  it('says for how many visits an answer counts', () => {
    render(<lagen.Gesendet />);
    expect(screen.getByText('Danke, Ihre Antwort gilt für 3 Besuche.')).toBeTruthy();
    expect(screen.getByText(/Bei 1 Besuch haben die Bewohner selbst geantwortet/)).toBeTruthy();
  });
});

describe('answering for many', () => {
  const sende = (felder: Record<string, string>, antwort: unknown = {}) => {
    const { api, aufrufe } = fakeApi((path) => (path.endsWith('/antwort') ? antwort : seite));
    const form = formular({ schluessel: 'ein-schluessel', antwort: '', grund: '', ...felder });
    return { ergebnis: sendeVerwaltungsantwort(api, query, form), aufrufe };
  };
  it('takes a house for all of its visits that are open, and leads to what became of it', async () => {
    const { ergebnis, aufrufe } = sende(
      { haus: ID(0), antwort: 'passt' },
      { uebernommen: 3, selbstEntschieden: 0, nichtMoeglich: 0 },
    );
    expect(await ergebnis).toEqual({ weiter: `/liegenschaft?code=${CODE}&gesendet=3-0-0` });
    expect(JSON.stringify(aufrufe)).toContain(JSON.stringify([ID(0), ID(1), ID(3)]));
  });
  it('asks for what is missing and keeps what was chosen', async () => {
    expect(await sende({}).ergebnis).toMatchObject({
      status: 400,
      maengel: [{ fieldId: 'besuche' }, { fieldId: 'antwort' }],
    });
    expect(await sende({ besuch: ID(3), antwort: 'passtNicht' }).ergebnis).toMatchObject({
      maengel: [{ fieldId: 'grund' }],
      eingaben: { besuche: [ID(3)], antwort: 'passtNicht' },
    });
  });
  it('says in words that a link is over', async () => {
    const { api } = fakeApi(refusing('code-ungueltig'));
    expect(await ladeVerwaltung(api, query)).toMatchObject({
      art: 'eingabe',
      status: 404,
      maengel: [{ text: expect.stringContaining('gilt nicht mehr') }],
    });
  });
});
