import type { Empfang } from '@kehrtour/contract/ankuendigung';
import type { Kanal } from '@kehrtour/domain/versand/kanal';
import { describe, expect, it } from 'vitest';

import { einEmpfang } from '../../../../test/bauenKehrtour.ts';
import {
  briefkostenText,
  fuerDenBriefdienst,
  kanaeleText,
  monatskosten,
  messengerkostenText,
  wunschText,
} from './ankuendigung.format.ts';

describe('kanaeleText', () => {
  it('names what is most first', () => {
    expect(kanaeleText(['mail', 'einwurf', 'einwurf', 'brief'])).toBe(
      '2 Zettel zum Einwerfen, 1 E-Mail und 1 Brief',
    );
  });
});

describe('fuerDenBriefdienst', () => {
  const moeglich: Empfang['moeglich'] = ['einwurf', 'brief', 'briefdienst'];
  it('takes paper alone, and none that would come too late', () => {
    const empfaenge = [
      einEmpfang(1, { moeglich }),
      einEmpfang(2, { moeglich, kanal: 'mail' }),
      einEmpfang(3, { moeglich, zuSpaetPer: ['briefdienst'] }),
      einEmpfang(4, { moeglich, schonAngekuendigt: true }),
      einEmpfang(5),
    ];
    expect(fuerDenBriefdienst(empfaenge, ({ kanal }) => kanal)).toEqual([empfaenge[0]]);
  });
});

describe('briefkostenText', () => {
  const text = (anzahl: number) =>
    briefkostenText(
      monatskosten(
        Array.from({ length: anzahl }, () => 'briefdienst' as const),
        'briefdienst',
        { centJe: 125, restCent: 500 },
      ),
    );
  it('says what the letters cost together', () => {
    expect(text(0)).toBe('');
    expect(text(1)).toMatch(/^ Der Brief über den Briefdienst kostet etwa 1,25.€/);
    expect(text(4)).toMatch(/^ Die 4 Briefe über den Briefdienst kosten zusammen etwa 5,00.€/);
  });
});

describe('whatsappkostenText', () => {
  it('says what the messages by WhatsApp cost at most, and nothing of other ways', () => {
    const text = (kanaele: readonly Kanal[]) =>
      messengerkostenText('whatsapp', monatskosten(kanaele, 'whatsapp', { centJe: 6, restCent: 500 }));
    expect(text(['mail', 'sms'])).toBe('');
    expect(text(['mail', 'whatsapp'])).toMatch(/^ Die WhatsApp-Nachricht kostet höchstens 0,06.€/);
    expect(text(['whatsapp', 'whatsapp'])).toMatch(
      /^ Die 2 WhatsApp-Nachrichten kosten zusammen höchstens 0,12.€/,
    );
  });
});

describe('wunschText', () => {
  it('takes a letter of the service for the paper that somebody wished', () => {
    const wunsch = { wunsch: 'einwurf' as const, moeglich: [] };
    expect(wunschText(wunsch, 'briefdienst')).toBe('Möchte zuerst Zettel.');
    expect(wunschText(wunsch, 'mail')).toBe('Möchte zuerst Zettel; gewählt ist ein anderer Weg.');
  });
});
