import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import { schreibeMusterbachCsv } from './musterbach.export.ts';
import { musterbach } from './musterbach.ts';

const heute = '2027-01-11';
const ort = musterbach(heute);

describe('the invented district', () => {
  it('is the same on the same day, with the same houses on every day', () => {
    expect(musterbach(heute)).toEqual(ort);
    const spaeter = musterbach('2027-08-30');
    expect(spaeter.liegenschaften.map(({ koordinate }) => koordinate)).toEqual(
      ort.liegenschaften.map(({ koordinate }) => koordinate),
    );
  });

  it('is a small town of houses with different addresses', () => {
    expect(ort.liegenschaften.length).toBeGreaterThan(150);
    expect(ort.liegenschaften.length).toBeLessThan(210);
    const adressen = ort.liegenschaften.map(({ strasse, hausnr }) => `${strasse} ${hausnr}`);
    expect(new Set(adressen).size).toBe(adressen.length);
    expect(new Set(ort.liegenschaften.map(({ strasse }) => strasse)).size).toBeGreaterThanOrEqual(14);
  });

  it.each(['2027-01-02', '2027-05-20', '2027-09-30', '2028-02-29'])('has work to plan on %s', (tag) => {
    const { aufgaben } = musterbach(tag);
    const faellig = aufgaben.filter(({ fristVon, fristBis }) => fristVon <= tag && fristBis >= tag);
    expect(faellig.length).toBeGreaterThan(80);
    expect(aufgaben.every(({ fristVon, fristBis }) => fristVon <= fristBis)).toBe(true);
    expect(aufgaben.some(({ taetigkeitId }) => taetigkeitId === 'fss')).toBe(true);
  });

  it('refers only to what exists', () => {
    const haeuser = new Set(ort.liegenschaften.map(({ externalId }) => externalId));
    const kontakte = new Set(ort.kontakte.map(({ externalId }) => externalId));
    const einheiten = new Set(ort.einheiten.map(({ externalId }) => externalId));
    expect(ort.aufgaben.every(({ liegenschaft }) => haeuser.has(liegenschaft))).toBe(true);
    for (const { liegenschaft, kontakt, einheit } of ort.zuordnungen) {
      expect(haeuser.has(liegenschaft) && kontakte.has(kontakt)).toBe(true);
      expect(einheit === null || einheiten.has(einheit)).toBe(true);
    }
  });

  it('has people without mail, without telephone, and notes', () => {
    expect(ort.kontakte.some(({ email }) => email === '')).toBe(true);
    expect(ort.kontakte.some(({ telefon, mobil, email }) => telefon + mobil + email === '')).toBe(true);
    expect(ort.kontakte.every(({ email }) => email === '' || /[.@]example([.]org)?$/.test(email))).toBe(true);
    expect(ort.liegenschaften.some(({ notizZugang }) => notizZugang !== '')).toBe(true);
  });

  it('is written as district programs write: Windows-1252, semicolons, one row per task', () => {
    const text = iconv.decode(Buffer.from(schreibeMusterbachCsv(ort)), 'win1252');
    const zeilen = text.split('\r\n').filter(Boolean);
    expect(zeilen).toHaveLength(ort.aufgaben.length + 1);
    expect(zeilen[0]).toContain('Straße;Hausnr.;PLZ');
    expect(text).toContain('Hauptstraße');
  });
});
