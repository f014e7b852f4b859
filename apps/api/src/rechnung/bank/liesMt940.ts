import type { Bankposten } from '@kehrtour/domain/bankauszug/bankposten';
import type { UngeleseneBuchung } from '@kehrtour/domain/bankauszug/kontoauszug';
import { type Tag, tagAus } from '@kehrtour/domain/tag';

import { type Kontoauszug, postenAus } from './kontoauszug.ts';
import { mt940Wortlaut } from './mt940wortlaut.ts';

/** A field of SWIFT: `:61:` and what stands behind it, until the next field begins. */
type Feld = { readonly name: string; readonly text: string; readonly zeile: number };
type Kopf = { konto: string; waehrung: string; vorgemerkt: boolean };

const KOPF_ZEICHEN = 4000;
/** What the database keeps of an amount. */
const CENT_MAX = 2_000_000_000;

/** Whether a text is a statement of SWIFT (MT940, MT942): its first fields are the same in all banks. */
export function istMt940(text: string): boolean {
  const namen = felderAus(text.slice(0, KOPF_ZEICHEN)).map(({ name }) => name);
  return namen.includes('20') && namen.some((name) => name === '25' || name === '25P');
}

/** Entries of MT940. What MT942 tells during the day, or a bank only expects, is noted and not booked. */
export function liesMt940(text: string): Kontoauszug {
  const posten: Bankposten[] = [];
  const ungelesen: UngeleseneBuchung[] = [];
  let vorgemerkt = 0;
  let kopf: Kopf = { konto: '', waehrung: 'EUR', vorgemerkt: false };
  const felder = felderAus(text);
  for (const [stelle, feld] of felder.entries()) {
    if (feld.name === '20') kopf = { konto: '', waehrung: 'EUR', vorgemerkt: false };
    if (feld.name === '25' || feld.name === '25P') kopf.konto = kontoAus(feld.text);
    // The balance at the beginning says the currency; MT942 has a least amount instead.
    if (feld.name === '60F' || feld.name === '60M') kopf.waehrung = feld.text.trim().slice(7, 10);
    if (feld.name === '34F') kopf = { ...kopf, waehrung: feld.text.trim().slice(0, 3), vorgemerkt: true };
    if (feld.name !== '61') continue;
    const danach = felder[stelle + 1];
    const worte = danach?.name === '86' ? danach.text : '';
    const umsatz = liesUmsatz(feld.text);
    if (typeof umsatz === 'string' || kopf.waehrung !== 'EUR') {
      const grund = typeof umsatz === 'string' ? umsatz : 'waehrung';
      ungelesen.push({ zeile: feld.zeile, text: inWorten(feld.text, worte), grund });
    } else if (kopf.vorgemerkt || umsatz.erwartet) vorgemerkt += 1;
    else if (umsatz.cent !== 0) {
      const { am, cent, kennung, zusatz } = umsatz;
      const { name, zweck } = mt940Wortlaut(worte, zusatz);
      posten.push(
        postenAus({ konto: kopf.konto, am, cent, kennung, form: 'mt940', teile: [{ cent, name, zweck }] }),
      );
    }
  }
  return { posten, vorgemerkt, ungelesen };
}

const FELD = /^:(\d\d[A-Z]?):/;

/** Some programs put `@@` where others break the line. */
function felderAus(text: string): Feld[] {
  const felder: { name: string; zeilen: string[]; zeile: number }[] = [];
  for (const [stelle, zeile] of text.split(/\r\n|\r|\n|@@/).entries()) {
    const name = FELD.exec(zeile)?.[1];
    if (name !== undefined) felder.push({ name, zeilen: [zeile.slice(name.length + 2)], zeile: stelle + 1 });
    // Between two statements stand a line of a dash, and the blocks of SWIFT's own envelope.
    else if (zeile.trim() !== '-' && !/^-?[{}]/.test(zeile)) felder.at(-1)?.zeilen.push(zeile);
  }
  return felder.map(({ name, zeilen, zeile }) => ({ name, text: zeilen.join('\n'), zeile }));
}

/** An IBAN, or a bank's number and the account, in some statements with the currency after it. */
const kontoAus = (text: string): string => {
  const eng = text.replaceAll(/\s/g, '').replace(/(?:EUR)$/, '');
  return /^[A-Z]{2}\d{2}/.test(eng) ? eng : (eng.split('/').at(-1) ?? '');
};

/** Value day, booking day, direction, letter of the currency, amount, kind, the customer's reference, the bank's behind `//`. */
const UMSATZ = /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?(\d{1,13})[,.](\d{0,2})([A-Z].*)?$/;

type Umsatz = { am: Tag; cent: number; kennung: string; zusatz: string; erwartet: boolean };

function liesUmsatz(text: string): Umsatz | 'tag' | 'betrag' {
  const [erste = '', ...weitere] = text.split('\n');
  const [ganz, wert = '', buchung, richtung = '', , euro = '', rest = '', danach = ''] =
    UMSATZ.exec(erste.replaceAll(/\s/g, '')) ?? [];
  if (ganz === undefined) return /^\d{6}/.test(erste) ? 'betrag' : 'tag';
  const am = buchungstag(wert, buchung);
  if (am === undefined) return 'tag';
  const cent = Number(euro) * 100 + Number(rest.padEnd(2, '0'));
  if (cent > CENT_MAX) return 'betrag';
  const stelle = danach.indexOf('//');
  const kennung = stelle < 0 ? '' : danach.slice(stelle + 2);
  return {
    am,
    // What is taken back goes the other way.
    cent: richtung === 'C' || richtung === 'RD' || richtung === 'EC' ? cent : -cent,
    kennung: /^(NONREF)?$/i.test(kennung) ? '' : kennung,
    zusatz: weitere.join(' ').trim(),
    erwartet: richtung.startsWith('E'),
  };
}

/** The day of booking stands without its year: it lies close to the day of value. */
function buchungstag(wert: string, buchung: string | undefined): Tag | undefined {
  const jahr = 2000 + Number(wert.slice(0, 2));
  const monat = Number(wert.slice(2, 4));
  const wertstellung = tagAus(jahr, monat, Number(wert.slice(4)));
  if (buchung === undefined) return wertstellung;
  const gebucht = Number(buchung.slice(0, 2));
  const versatz = Math.abs(gebucht - monat) <= 6 ? 0 : gebucht > monat ? -1 : 1;
  return tagAus(jahr + versatz, gebucht, Number(buchung.slice(2))) ?? wertstellung;
}

const inWorten = (umsatz: string, worte: string): string =>
  `${umsatz} ${worte}`.trim().replaceAll(/\s+/g, ' ').slice(0, 300);
