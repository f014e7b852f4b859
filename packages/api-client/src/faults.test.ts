import { describe, expect, it } from 'vitest';

import { ApiError } from './client.ts';
import { faultsOf } from './faults.ts';

const LABELS = { plz: 'Postleitzahl', arbeitszeit: 'Arbeitswoche' };
const refusal = (felder: { feld: string; text: string }[]) =>
  new ApiError({
    type: 'eingabe-ungueltig',
    title: 'Titel',
    status: 400,
    detail: 'Bitte prüfen Sie das.',
    felder,
  });

describe('faultsOf', () => {
  it('leads to the field and says what is wrong with it', () => {
    expect(faultsOf(refusal([{ feld: 'plz', text: 'hat fünf Ziffern' }]), LABELS)).toEqual([
      { fieldId: 'plz', text: '„Postleitzahl“ hat fünf Ziffern.' },
    ]);
  });
  it('asks for what is missing', () => {
    expect(faultsOf(refusal([{ feld: 'plz', text: 'fehlt' }]), LABELS)[0]?.text).toBe(
      'Bitte füllen Sie „Postleitzahl“ aus.',
    );
  });
  it('keeps a whole sentence as it is', () => {
    const text = 'Das Ende der Arbeit liegt vor dem Beginn.';
    expect(faultsOf(refusal([{ feld: 'plz', text }]), LABELS)[0]?.text).toBe(text);
  });
  it('leads to the list when the form shows no single line of it', () => {
    expect(faultsOf(refusal([{ feld: 'arbeitszeit.0.bis', text: 'fehlt' }]), LABELS)[0]?.fieldId).toBe(
      'arbeitszeit',
    );
  });
  it('says the reason as a whole when the form shows no such field', () => {
    expect(faultsOf(refusal([{ feld: 'nach', text: 'fehlt' }]), LABELS)).toEqual([
      { text: 'Bitte prüfen Sie das.' },
    ]);
  });
  it('reads a refused login', () => {
    const body = {
      type: 'anmeldung-falsch',
      title: 'Anmeldung nicht möglich',
      status: 401,
      detail: 'Passwort stimmt nicht.',
    };
    const error = Object.assign(new Error('401'), { body });
    expect(faultsOf(error, LABELS)).toEqual([{ text: 'Anmeldung nicht möglich. Passwort stimmt nicht.' }]);
  });
  it('says a sentence once that stands for title and detail', () => {
    const title = 'Diese Adresse kennt PUT nicht, nur GET.';
    const error = new ApiError({ type: 'methode-nicht-erlaubt', title, status: 405, detail: title });
    expect(faultsOf(error, LABELS)).toEqual([{ text: title }]);
  });
  it('says nothing about a login that another one overtook', () => {
    const error = new Error('overtaken');
    error.name = 'OvertakenLoginError';
    expect(faultsOf(error, LABELS)).toEqual([]);
  });
  it('says what was wrong with the answer to a login', () => {
    const error = new Error('User Data response does not contain field mitarbeiter');
    error.name = 'AuthAnswerError';
    expect(faultsOf(error, LABELS)[0]?.text).toContain(`„${error.message}“`);
  });
  it('blames the connection for everything else', () => {
    expect(faultsOf(new TypeError('fetch failed'), LABELS)[0]?.text).toContain('nicht erreichbar');
  });
});
