import { describe, expect, it } from 'vitest';

import {
  type Ersatzumstand,
  ersatzText,
  istSendezeit,
  minutenBisSendezeit,
  naechsterWeg,
} from './ersatzweg.ts';
import { type Kanal, KANAELE, nachWunsch, WUNSCHKANAELE } from './kanal.ts';

const lage = (teile: Partial<Ersatzumstand> = {}): Ersatzumstand => ({
  moeglich: ['mail', 'sms', 'einwurf', 'brief'],
  versucht: ['mail'],
  rechtzeitig: () => true,
  bezahlbar: () => true,
  voll: new Set(),
  verweigert: false,
  ...teile,
});

describe('naechsterWeg', () => {
  it('goes from the mail to the SMS to the slip', () => {
    expect(naechsterWeg(lage())).toEqual({ weg: 'sms', grund: null });
    expect(naechsterWeg(lage({ versucht: ['mail', 'sms'] }))).toEqual({ weg: 'zettel', grund: 'keiner' });
  });
  it('takes WhatsApp where it was allowed, by the order of the wish', () => {
    const moeglich = ['mail', 'whatsapp', 'sms', 'einwurf'] as const;
    expect(naechsterWeg(lage({ moeglich }))).toEqual({ weg: 'whatsapp', grund: null });
    const ohneGeld = lage({ moeglich, bezahlbar: (kanal) => kanal !== 'whatsapp' });
    expect(naechsterWeg(ohneGeld)).toEqual({ weg: 'sms', grund: null });
  });
  it('follows the wish of the person, and sends nothing to who would rather have paper', () => {
    const smsZuerst = lage({ moeglich: ['sms', 'mail', 'einwurf', 'brief'], versucht: ['sms'] });
    expect(naechsterWeg(smsZuerst)).toEqual({ weg: 'mail', grund: null });
    const papier = lage({ moeglich: ['einwurf', 'brief', 'mail', 'sms'] });
    expect(naechsterWeg(papier)).toEqual({ weg: 'zettel', grund: 'wunsch' });
  });
  it('says why no message went: refused, too dear, too late', () => {
    const ohneSms = lage({ moeglich: ['mail', 'einwurf', 'brief'], verweigert: true });
    expect(naechsterWeg(ohneSms)).toEqual({ weg: 'zettel', grund: 'verweigert' });
    expect(naechsterWeg(lage({ bezahlbar: (kanal) => kanal === 'mail' }))).toEqual({
      weg: 'zettel',
      grund: 'zuTeuer',
    });
    const nurZettel = lage({ rechtzeitig: (kanal) => kanal === 'einwurf' });
    expect(naechsterWeg(nurZettel)).toEqual({ weg: 'zettel', grund: 'zuSpaet' });
    expect(naechsterWeg(lage({ rechtzeitig: () => false }))).toEqual({ weg: 'anruf', grund: 'zuSpaet' });
  });
  it('takes another way, and paper at last, where enough left today', () => {
    const moeglich = ['mail', 'whatsapp', 'sms', 'einwurf'] as const;
    const eine = lage({ moeglich, voll: new Set(['whatsapp']) });
    expect(naechsterWeg(eine)).toEqual({ weg: 'sms', grund: null });
    const alle = lage({ moeglich, voll: new Set(['whatsapp', 'sms']) });
    expect(naechsterWeg(alle)).toEqual({ weg: 'zettel', grund: 'genugHeute' });
  });
  it('ends with every order, and takes no way twice', () => {
    for (const zuerst of [null, ...WUNSCHKANAELE])
      for (const erster of ['mail', 'sms'] as const) {
        const moeglich = nachWunsch(['mail', 'sms', 'einwurf', 'brief'], zuerst);
        const versucht: Kanal[] = [erster];
        for (let mal = 0; mal < KANAELE.length; mal += 1) {
          const { weg } = naechsterWeg(lage({ moeglich, versucht }));
          if (weg !== 'mail' && weg !== 'sms') break;
          expect(versucht).not.toContain(weg);
          versucht.push(weg);
        }
        expect(naechsterWeg(lage({ moeglich, versucht })).weg).toBe('zettel');
      }
  });
});

describe('istSendezeit', () => {
  it('lets nobody be woken', () => {
    expect(['00:00', '07:59', '08:00', '19:59', '20:00'].filter((zeit) => istSendezeit(zeit))).toEqual([
      '08:00',
      '19:59',
    ]);
  });
});

describe('minutenBisSendezeit', () => {
  it('counts to eight in the morning, and nothing by day', () => {
    expect(['07:30', '08:00', '19:59', '20:00', '23:30'].map(minutenBisSendezeit)).toEqual([
      30, 0, 0, 720, 510,
    ]);
  });
});

describe('ersatzText', () => {
  it('says what a notice followed, and what followed it', () => {
    expect(ersatzText({ ersatz: null, ersatzFuer: null })).toBe('');
    expect(ersatzText({ ersatz: { weg: 'sms', grund: null }, ersatzFuer: null })).toBe(
      'stattdessen ging eine SMS',
    );
    expect(ersatzText({ ersatz: { weg: 'zettel', grund: 'keiner' }, ersatzFuer: 'mail' })).toBe(
      'von selbst gesendet, weil die E-Mail nicht ankam · Zettel nötig: ein anderer Weg ist nicht bekannt',
    );
    expect(ersatzText({ ersatz: { weg: 'anruf', grund: 'zuSpaet' }, ersatzFuer: null })).toContain('zu spät');
  });
});
