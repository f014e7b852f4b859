import { describe, expect, it } from 'vitest';

import { einBetrieb } from '../../../test/eineBuchung.ts';
import { formular } from '../../../test/fakeApi.ts';
import { kontaktAus, kontaktmaengel } from './kontaktdaten.form.ts';

const einwilligungen = einBetrieb().einwilligungen.slice(0, 1);
const gut = {
  vorname: 'Irmgard',
  nachname: 'Haßler',
  email: 'irmgard@example.de',
  'einwilligung-datenschutz': 'ja',
};
const maengelVon = (felder: Record<string, string>) => {
  const form = formular({ ...gut, ...felder });
  return kontaktmaengel(kontaktAus(form), einwilligungen, form);
};

describe('who books', () => {
  it('needs a name, an address for the mail and the consent, and nothing more', () => {
    expect(maengelVon({})).toEqual([]);
    expect(
      maengelVon({ vorname: '', nachname: ' ', email: '', 'einwilligung-datenschutz': '' }).map(
        ({ fieldId }) => fieldId,
      ),
    ).toEqual(['vorname', 'nachname', 'email', 'einwilligung-datenschutz']);
  });

  it.each([
    ['irmgard @ example.de', 'irmgard@example.de'],
    ['mailto:irmgard@example.de', 'irmgard@example.de'],
    ['  Irmgard@Example.de ', 'Irmgard@Example.de'],
  ])('reads the mail address %j', (eingabe, email) => {
    expect(kontaktAus(formular({ email: eingabe })).email).toBe(email);
    expect(maengelVon({ email: eingabe })).toEqual([]);
  });

  it('puts no line break into a name: it may become a header of a mail', () => {
    const { vorname } = kontaktAus(formular({ vorname: 'Eva\r\nBcc: alle@example.de\u0000' }));
    expect(vorname).toBe('Eva Bcc: alle@example.de');
  });

  it('keeps the lines and the pictures of a note, and says how much too long it is', () => {
    expect(kontaktAus(formular({ notiz: 'Hinten\r\nklingeln 🔔' })).notiz).toBe('Hinten\nklingeln 🔔');
    const [mangel, ...mehr] = maengelVon({ notiz: '🔔'.repeat(2_500) });
    expect(mehr).toEqual([]);
    expect(mangel).toMatchObject({ fieldId: 'notiz' });
    expect(mangel?.text).toContain('5.000 Zeichen');
  });

  it('says what is wrong with what is there', () => {
    expect(maengelVon({ email: 'irmgard@' })).toEqual([
      { fieldId: 'email', text: 'Die E-Mail-Adresse ist unvollständig. Beispiel: name@beispiel.de' },
    ]);
    expect(maengelVon({ nachname: 'x'.repeat(81) })[0]?.fieldId).toBe('nachname');
    expect(maengelVon({ telefon: '1'.repeat(41) })[0]?.fieldId).toBe('telefon');
  });
});
