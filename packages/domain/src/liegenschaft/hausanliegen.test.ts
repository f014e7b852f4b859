import { describe, expect, it } from 'vitest';

import {
  anliegenAus,
  anliegenText,
  HAUSANLIEGEN,
  HAUSANLIEGEN_WORTE,
  verdeckteMail,
  verdeckteNummer,
} from './hausanliegen.ts';

describe('what is said of a house', () => {
  it('reaches the office in one line, with the words of the customer where there are any', () => {
    expect(anliegenText('kontakt', 'Ich heiße jetzt Brand.')).toBe(
      'Kontaktdaten berichtigen: Ich heiße jetzt Brand.',
    );
    expect(anliegenText('loeschung', '')).toBe('Löschung von Daten (Art. 17 DSGVO)');
  });
  it('is known again by the office from its line', () => {
    for (const eines of HAUSANLIEGEN) expect(anliegenAus(anliegenText(eines, 'Bitte bald'))).toBe(eines);
    expect(anliegenAus('Wann kommen Sie?')).toBeUndefined();
  });
  it('differs for each kind, on either side', () => {
    const worte = HAUSANLIEGEN.map((eines) => HAUSANLIEGEN_WORTE[eines]);
    expect(new Set(worte.map(({ wahl }) => wahl)).size).toBe(HAUSANLIEGEN.length);
    expect(new Set(worte.map(({ betreff }) => betreff)).size).toBe(HAUSANLIEGEN.length);
  });
  it('shows an address to whoever knows it alone', () => {
    expect(verdeckteMail('monika.escherich@example.org')).toBe('m…@example.org');
    expect(verdeckteMail('unlesbar')).toBe('');
    expect(verdeckteNummer('+4915123456789')).toBe('…6789');
  });
});
