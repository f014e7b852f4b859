import { describe, expect, it } from 'vitest';

import {
  beispielAbsender,
  beispielBeides,
  beispielLang,
  beispielZettel,
} from '../../../../test/beispielAuftrag.ts';
import { kalenderAnhang } from '../../papier/ankuendigungKalender.ts';
import type { Mailinhalt } from '../../papier/mailrahmen.ts';
import { abgesagtMail, ankuendigungMail, verlegtMail } from './ankuendigung.mail.ts';

const an = { absender: beispielAbsender, anrede: 'Guten Tag Frau Dr. Weißenbühler,' };
const URL_TERMIN = 'https://termin.musterbach.example/termin?code=Zk3vQ8xT1mWbR5yHn0LdCg';
const bisher = { wochentag: 'Montag', datum: '12. Oktober 2026', von: '13:00', bis: '15:00' };

/** What a reader sees of the HTML. */
const gelesen = (mail: Mailinhalt) =>
  mail.html
    .replaceAll(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
/** Where its links lead, but for the company's own phone and mail at its foot. */
const ziele = (mail: Mailinhalt) =>
  [...mail.html.matchAll(/href="([^"]*)"/g)]
    .map(([, ziel = '']) => ziel)
    .filter((ziel) => !/^(tel|mailto):/.test(ziel));
const alle = (): Mailinhalt[] => [
  ankuendigungMail({ ...an, zettel: beispielLang() }),
  verlegtMail({ ...an, zettel: beispielZettel(), bisher, grund: 'Ein Kollege ist erkrankt.' }),
  verlegtMail({ ...an, zettel: beispielZettel(), bisher, weil: 'vorgeschlagen' }),
  verlegtMail({ ...an, zettel: beispielZettel(), bisher, weil: 'gewaehlt' }),
  abgesagtMail({ ...an, zettel: beispielZettel() }),
];

describe('ankuendigungMail', () => {
  it('begins the subject with the day, so that a phone shows it', () => {
    const { betreff } = ankuendigungMail({ ...an, zettel: beispielZettel() });
    expect(betreff).toBe(
      'Dienstag, 13. Oktober 2026, 08:00–10:00 Uhr: Ihr Schornsteinfeger kommt – Terminvorschlag',
    );
  });

  it('says the same in text and HTML: window, place, work, preparation, answer, code, law, sender', () => {
    const mail = ankuendigungMail({ ...an, zettel: beispielBeides() });
    for (const fassung of [mail.text.replaceAll(/\s+/g, ' '), gelesen(mail)]) {
      for (const wort of [
        'Guten Tag Frau Dr. Weißenbühler,',
        'Dienstag, 13. Oktober 2026',
        'Obere Bahnhofstraße 112 a, 91299 Musterbach, 2. OG links',
        'Abgaswegüberprüfung Gasheizung, ca. 20 Minuten',
        'Heizraum',
        'Bitte antworten Sie bis Freitag, 9. Oktober.',
        'K7WM-4TXR',
        '§ 1 Abs. 3 SchfHwG',
        'im Rahmen Ihres Auftrags',
        '09999 45 67',
        'musterbach.example/unternehmen/brandmeier/termin',
      ]) {
        expect(fassung).toContain(wort);
      }
      expect(fassung).toMatch(/zwischen\s+08:00\s+und\s+10:00\s+Uhr/);
      expect(fassung).toMatch(
        /Hoheitlich – Ankündigung.*Feuerstättenschau.*In Ihrem Auftrag – Terminvorschlag/,
      );
    }
    expect(mail.text).toContain(URL_TERMIN);
  });

  it('leaves out button and code when nobody can answer online', () => {
    const mail = ankuendigungMail({ ...an, zettel: beispielZettel({ antwort: undefined }) });
    expect(ziele(mail)).toEqual([]);
    expect(mail.text).not.toContain('Code');
  });
});

describe('verlegtMail, abgesagtMail', () => {
  it('names the window that no longer holds, and why', () => {
    const { text, betreff } = verlegtMail({
      ...an,
      zettel: beispielZettel(),
      bisher,
      grund: 'Ein Kollege ist erkrankt.',
    });
    expect(text).toContain(
      'Montag, 12. Oktober 2026, zwischen 13:00 und 15:00 Uhr geplant; das gilt nicht mehr',
    );
    expect(text).toContain('Ein Kollege ist erkrankt.');
    expect(betreff).toBe('Neuer Termin: Dienstag, 13. Oktober 2026, 08:00–10:00 Uhr');
  });

  it('says that it was agreed, or that it is a proposal, where the customer could not', () => {
    const neu = (weil: 'abgesprochen' | 'vorgeschlagen' | 'gewaehlt') =>
      verlegtMail({ ...an, zettel: beispielZettel(), bisher, weil });
    expect(neu('abgesprochen').text).toContain('wie besprochen');
    expect(neu('vorgeschlagen').text).toContain('Wir schlagen Ihnen diese Zeit vor');
    expect(neu('gewaehlt').text).toContain('Sie haben auf Ihrer Seite eine andere Zeit gewählt');
    expect(neu('gewaehlt').text).not.toMatch(/bestätigen oder ändern|antworten Sie/);
    for (const { text } of [neu('abgesprochen'), neu('vorgeschlagen'), neu('gewaehlt')])
      expect(text).not.toContain('wir müssen');
  });

  it('asks nothing of a customer whose Termin is called off', () => {
    const mail = abgesagtMail({ ...an, zettel: beispielZettel() });
    expect(ziele(mail)).toEqual([]);
    expect(mail.text).toContain('Entfällt: Dienstag, 13. Oktober 2026');
    expect(mail.text).not.toContain('Bitte vorbereiten');
  });
});

describe('every mail to customers', () => {
  it('links to the page of its own Termin only and loads nothing', () => {
    for (const mail of alle()) {
      for (const ziel of ziele(mail)) expect(ziel).toBe(URL_TERMIN);
      expect(mail.html).not.toMatch(/<(img|script|link|iframe)|src=|url\(|@import/i);
    }
  });

  it('lets phone, mail and legal page of the company be pressed', () => {
    const absender = { ...beispielAbsender, rechtsadresse: 'https://musterbach.example/termin' };
    const { html, text } = ankuendigungMail({ ...an, absender, zettel: beispielZettel() });
    expect(html).toContain(`<a href="tel:099994567"`);
    expect(html).toContain(`<a href="mailto:${absender.email}"`);
    expect(html).toContain(`<a href="https://musterbach.example/termin?recht=offen#impressum"`);
    expect(text).toContain(
      'Impressum und Datenschutz: https://musterbach.example/termin?recht=offen#impressum',
    );
  });

  it('lets no name become markup or a header', () => {
    const boese = '<img src=x onerror=alert(1)>"\r\nBcc: alle@example.org';
    const zettel = beispielBeides({
      titel: boese,
      empfaenger: boese,
      zugang: boese,
      rechtstexte: [boese],
      liegenschaft: { strasseHausnummer: boese, plzOrt: boese },
      wann: { wochentag: boese, datum: boese, von: boese, bis: boese },
      taetigkeiten: [{ text: boese, art: 'frei' }],
      antwort: { url: `${URL_TERMIN}"><script>`, code: boese, kurzadresse: boese, frist: boese },
    });
    const absender = { ...beispielAbsender, name: boese, gewerk: boese };
    const mails = [
      ankuendigungMail({ absender, anrede: boese, zettel }),
      verlegtMail({ absender, anrede: boese, zettel, bisher: zettel.wann, grund: boese }),
      abgesagtMail({ absender, anrede: boese, zettel, grund: boese }),
    ];
    for (const mail of mails) {
      expect(mail.html).not.toMatch(/<img|<script/i);
      expect(mail.html).toContain('&lt;img');
      expect(mail.betreff).not.toMatch(/[\r\n]/);
    }
  });

  it('stays far below the size at which mail clients cut', () => {
    for (const mail of alle()) expect(Buffer.byteLength(mail.html)).toBeLessThan(20_000);
  });
});

describe('kalenderAnhang', () => {
  it('names the method that the file itself says', () => {
    const anhang = kalenderAnhang({
      terminId: '1',
      host: 'termin.musterbach.example',
      fassung: 1,
      stand: 'abgesagt',
      beginn: new Date('2026-10-13T06:00:00Z'),
      ende: new Date('2026-10-13T08:00:00Z'),
      erstelltAm: new Date('2026-09-21T07:30:00Z'),
      titel: 'Schornsteinfeger',
      ort: 'Musterbach',
      beschreibung: '',
      absender: { name: 'Brandmeier', email: 'post@brandmeier.example' },
    });
    expect(anhang).toMatchObject({ name: 'termin.ics', typ: 'text/calendar; charset=utf-8; method=CANCEL' });
    expect(Buffer.from(anhang.base64, 'base64').toString()).toContain('METHOD:CANCEL');
  });
});
