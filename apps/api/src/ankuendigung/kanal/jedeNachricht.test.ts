import { describe, expect, it } from 'vitest';

import { beispielAbsender, beispielBeides, beispielZettel } from '../../../test/beispielAuftrag.ts';
import type { Zettelrahmen } from '../papier/baueZettel.ts';
import type { Anlass } from '../papier/nachricht.ts';
import {
  abgesagtMail,
  ankuendigungMail,
  bleibtMail,
  verlegtMail,
  verspaetetMail,
} from './mail/ankuendigung.mail.ts';
import { ankuendigungWhatsapp } from './messenger/whatsapp/ankuendigungWhatsapp.ts';
import { WHATSAPP_VORLAGEN } from './messenger/whatsapp/whatsappVorlagen.ts';
import { ankuendigungSms } from './sms/ankuendigungSms.ts';

const bisher = { wochentag: 'Montag', datum: '12. Oktober 2026', von: '13:00', bis: '15:00' };
const ANLAESSE: readonly Anlass[] = [
  { art: 'ankuendigung' },
  { art: 'aenderung', bisher },
  { art: 'aenderung', bisher, weil: 'vorgeschlagen' },
  { art: 'aenderung', bisher, weil: 'gewaehlt' },
  { art: 'aenderung', bisher, weil: 'abgesprochen', grund: 'ein Kollege ist krank' },
  { art: 'arbeit', grund: 'der Ofen kam dazu' },
  { art: 'person' },
  { art: 'absage', grund: 'ein Kollege ist krank' },
  { art: 'verspaetung', minuten: 40, etwa: '10:40' },
];
/** As each kind of person is greeted. */
const ANREDEN = [
  'Guten Tag Frau Dr. Weißenbühler,',
  'Guten Tag Familie Özdemir,',
  'Sehr geehrte Damen und Herren,',
  'Guten Tag,',
];
const fenster = { von: new Date('2026-10-13T06:00:00Z'), bis: new Date('2026-10-13T08:00:00Z') };

/** The mail that is written for a cause. */
function mailZu(
  anlass: Anlass,
  an: { absender: typeof beispielAbsender; anrede: string; zettel: ReturnType<typeof beispielZettel> },
) {
  switch (anlass.art) {
    case 'ankuendigung':
      return ankuendigungMail(an);
    case 'aenderung':
      return verlegtMail({ ...an, ...anlass });
    case 'arbeit':
    case 'person':
      return bleibtMail({ ...an, ...anlass });
    case 'absage':
      return abgesagtMail({ ...an, grund: anlass.grund });
    case 'verspaetung':
      return verspaetetMail({ ...an, ...anlass });
  }
}

/** Every wording, by channel, cause, greeting and whether the company has a number. */
const alle = ['09999 45 67', ''].flatMap((telefon) =>
  [beispielZettel(), beispielBeides({ personen: 'Es kommt Anna Berger oder Max Kern.' })].flatMap(
    (zettel) => {
      const absender = {
        ...beispielAbsender,
        name: 'Betrieb Huber',
        telefon,
        telefonzeiten: telefon && 'Mo–Fr 7–8 Uhr',
      };
      const rahmen = { absender: { ...absender, gewerk: 'Kaminkehrermeisterin' } } as unknown as Zettelrahmen;
      return ANLAESSE.flatMap((anlass) => [
        ...ANREDEN.map((anrede) => {
          const { betreff, text } = mailZu(anlass, { absender, anrede, zettel });
          return { weg: 'mail', anlass: anlass.art, anrede, telefon, text: `${betreff}\n${text}` };
        }),
        {
          weg: 'sms',
          anlass: anlass.art,
          anrede: '',
          telefon,
          text: ankuendigungSms({ zettel, fenster, anlass, rahmen }),
        },
        {
          weg: 'whatsapp',
          anlass: anlass.art,
          anrede: '',
          telefon,
          text: ankuendigungWhatsapp({ zettel, fenster, anlass, rahmen }).text,
        },
      ]);
    },
  ),
);
const mit = (muster: RegExp) =>
  alle
    .filter(({ text }) => muster.test(text))
    .map(({ weg, anlass, text }) => `${weg}/${anlass}: ${muster.exec(text)?.[0]}`);

describe('every notice, by each way and cause', () => {
  it('is tried with and without a number, with every greeting', () => expect(alle).toHaveLength(216));
  it('needs no screen: whoever reads it printed finds no button to press, and nothing above or beside', () =>
    expect(
      mit(/[Kk]nopf|[Kk]lick|antippen|tippen Sie|hier oben|oben rechts|unten rechts|Schaltfläche/),
    ).toEqual([]));
  it('has no blank that nobody filled in', () =>
    expect(mit(/\{+\w*\}+|undefined|null|NaN|\[object|Invalid Date/)).toEqual([]));
  it('has no hole where something is missing', () =>
    expect(
      mit(/ {2,}| [.,;:!?](?= |$)|\(\)|Tel\. ?(?=[.,\n]|$)|Telefon ?(?=[.,\n]|$)|unter ?[.,]|,,|\.\.(?!\.)/m),
    ).toEqual([]));
  it('greets as it was told, once', () =>
    expect(alle.filter(({ weg, anrede, text }) => weg === 'mail' && text.split(anrede).length !== 2)).toEqual(
      [],
    ));
  it('asks nobody to call who has no number to call; the approved wordings of WhatsApp apart', () =>
    expect(
      alle
        .filter(
          ({ weg, telefon, text }) => weg !== 'whatsapp' && telefon === '' && /rufen Sie|Anruf/.test(text),
        )
        .map(({ text }) => text),
    ).toEqual([]));
  it('names the number where it asks for a call', () =>
    expect(
      alle.filter(({ telefon, text }) => telefon !== '' && /rufen Sie/.test(text) && !text.includes(telefon)),
    ).toEqual([]));
  it('calls the trade as the company does', () =>
    expect(
      alle.filter(
        ({ weg, anlass, text }) =>
          weg === 'sms' && anlass === 'ankuendigung' && !text.startsWith('Ihre Kaminkehrerin'),
      ),
    ).toEqual([]));
  it('ends no line of an SMS in the midst of a word', () => {
    const lang = beispielZettel({
      taetigkeiten: [
        {
          text: 'Feuerstättenschau: Besichtigung aller Feuerstätten und Abgasanlagen',
          dauerMinuten: 30,
          art: 'hoheitlich',
        },
      ],
      personen: 'Es kommt Theresia Gruber oder Anna Lechner.',
    });
    const rahmen = {
      absender: { ...beispielAbsender, name: 'Kaminkehrerbetrieb Gruber und Töchter in Lauf' },
    } as unknown as Zettelrahmen;
    const text = ankuendigungSms({ zettel: lang, fenster, anlass: { art: 'ankuendigung' }, rahmen });
    expect(text).toContain('Uhr: Feuerstättenschau, ');
    expect(text).not.toMatch(/aller \w\./);
    expect(text).toMatch(/ Kaminkehrerbetrieb(?: Gruber(?: und)?)?\.$/);
  });
  it('of WhatsApp begins and ends with a word of ours, as Meta wants it', () =>
    expect(Object.values(WHATSAPP_VORLAGEN).filter(({ text }) => /^\{|\}\.?$/.test(text))).toEqual([]));
});
