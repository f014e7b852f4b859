import { deflateSync } from 'node:zlib';

import { TAETIGKEITSKATALOG } from '@kehrtour/domain/taetigkeit/taetigkeitskatalog';
import { schreibeTerminzettel } from '@kehrtour/domain/versand/terminzettel';
import fc from 'fast-check';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';

import {
  beispielAbsender,
  beispielAushang,
  beispielBeides,
  beispielBrief,
  beispielFeuerstaettenschau,
  beispielHausbesuch,
  beispielHausliste,
  beispielKarte,
  beispielLang,
  beispielTagesliste,
  beispielZettel,
} from '../../test/beispielAuftrag.ts';
import { PNG_MIT_FILTER_9 } from '../../test/bild.ts';
import { erzeugeTerminzettel } from './erzeugeTerminzettel.ts';
import { schiesseAus } from './parts/ausschiessen.ts';
import type { Absender, Zettel, ZettelAuftrag } from './zettelAuftrag.ts';

// Drawing and reading back whole PDFs takes its time on a busy machine.

const PUNKT_JE_MM = 72 / 25.4;
const kopf = {
  absender: beispielAbsender,
  titel: 'Terminzettel 13. Oktober 2026',
  erstelltAm: new Date('2026-09-20T06:00:00Z'),
};

interface Textstueck {
  text: string;
  links: number;
  rechts: number;
  oben: number;
  unten: number;
}

async function lies(auftrag: ZettelAuftrag) {
  const bytes = await erzeugeTerminzettel(auftrag);
  return getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
}

type Pdf = Awaited<ReturnType<typeof lies>>;

/** Every piece of text with its box in millimetres from the top left corner of the sheet. */
async function texte(pdf: Pdf, seite: number): Promise<Textstueck[]> {
  const page = await pdf.getPage(seite);
  const hoehe = page.getViewport({ scale: 1 }).height;
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , groesse, x, y] = item.transform as number[] as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const links = x / PUNKT_JE_MM;
    return [
      {
        text: item.str,
        links,
        rechts: links + item.width / PUNKT_JE_MM,
        oben: (hoehe - y - groesse * 0.75) / PUNKT_JE_MM,
        unten: (hoehe - y + groesse * 0.22) / PUNKT_JE_MM,
      },
    ];
  });
}

/** The text as it would be copied: pieces that touch are one word. */
async function volltext(pdf: Pdf): Promise<string> {
  const seiten = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => texte(pdf, i + 1)));
  const zusammen = seiten.flat().reduce((text, stueck, i, alle) => {
    const davor = alle[i - 1];
    const beruehrt =
      davor && Math.abs(davor.rechts - stueck.links) < 0.1 && Math.abs(davor.unten - stueck.unten) < 1;
    return text + (beruehrt ? '' : ' ') + stueck.text;
  }, '');
  return zusammen.replaceAll(/\s+/g, ' ');
}

/** Every sentence of what to prepare and of who may open stands whole on each slip and letter. */
async function verlangeGanz(alle: readonly Zettel[]): Promise<void> {
  const auftraege: ZettelAuftrag[] = [
    ...(['a6', 'a5', 'dinlang'] as const).map((format) => ({ ...kopf, format, zettel: alle })),
    { ...kopf, format: 'brief', zettel: alle.map(beispielBrief) },
  ];
  const saetze = alle.flatMap(({ vorbereitung, zugang }) => [...vorbereitung, zugang?.split('? ')[1] ?? '']);
  for (const auftrag of auftraege) {
    const text = (await volltext(await lies(auftrag))).replaceAll('- ', '-');
    for (const satz of new Set(saetze))
      expect(text.split(satz).length - 1, `${auftrag.format}: ${satz}`).toBe(
        saetze.filter((einer) => einer === satz).length,
      );
  }
}

type Zeichenflaeche = Parameters<Awaited<ReturnType<Pdf['getPage']>>['render']>[0];

/** pdf.js brings its own canvas; its typings do not say so. */
interface Leinwandfabrik {
  create(
    breite: number,
    hoehe: number,
  ): { canvas: Zeichenflaeche['canvas']; context: NonNullable<Zeichenflaeche['canvasContext']> };
}

/** Draws a part of a page as a scanner would see it and reads the QR code in it (jsqr trips over text beside the code). */
async function scanne(
  pdf: Pdf,
  seite: number,
  ausschnitt: { x: number; y: number; breite: number; hoehe: number },
) {
  const dpi = 150;
  const page = await pdf.getPage(seite);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const { canvas, context } = (pdf.canvasFactory as Leinwandfabrik).create(viewport.width, viewport.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const [x, y, breite, hoehe] = [ausschnitt.x, ausschnitt.y, ausschnitt.breite, ausschnitt.hoehe].map((mm) =>
    Math.round((mm / 25.4) * dpi),
  ) as [number, number, number, number];
  const { data } = context.getImageData(x, y, breite, hoehe);
  return jsqr(new Uint8ClampedArray(data), breite, hoehe)?.data;
}

const SCHWACH = {
  absender: { ...beispielAbsender, telefon: undefined, telefonzeiten: undefined, email: undefined },
};

/** A picture with broken pixels: a PNG head, then rubbish where the pixels should be. */
function pngMit(pixel: Buffer): Uint8Array {
  const stueck = (art: string, daten: Buffer) => {
    const laenge = Buffer.alloc(4);
    laenge.writeUInt32BE(daten.length);
    return Buffer.concat([laenge, Buffer.from(art), daten, Buffer.alloc(4)]);
  };
  const kopfdaten = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0]);
  const kennung = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    kennung,
    stueck('IHDR', kopfdaten),
    stueck('IDAT', pixel),
    stueck('IEND', Buffer.alloc(0)),
  ]);
}
const LOGO = pngMit(deflateSync(Buffer.from([0, 9, 9, 9, 255, 9, 9, 9, 255, 0, 9, 9, 9, 0, 9, 9, 9, 255])));

const FELDER = {
  a6: { seite: [210, 297], spalten: 2, reihen: 2 },
  a5: { seite: [297, 210], spalten: 2, reihen: 1 },
  dinlang: { seite: [210, 297], spalten: 1, reihen: 3 },
} as const;

/** Which slip of a sheet a piece of text belongs to, and how close it comes to an edge, in millimetres. */
function naechsterRand(stueck: Textstueck, format: keyof typeof FELDER): number {
  const { seite, spalten, reihen } = FELDER[format];
  const breite = seite[0] / spalten;
  const hoehe = seite[1] / reihen;
  const feldLinks = Math.floor(stueck.links / breite) * breite;
  const feldOben = Math.floor(stueck.oben / hoehe) * hoehe;
  return Math.min(
    stueck.links - feldLinks,
    feldLinks + breite - stueck.rechts,
    stueck.oben - feldOben,
    feldOben + hoehe - stueck.unten,
  );
}

/** Pairs of texts that cover each other; descenders may reach a little into the ascenders of the next line. */
function uebereinander(stuecke: readonly Textstueck[]): string[] {
  return stuecke.flatMap((a, i) =>
    stuecke.slice(i + 1).flatMap((b) => {
      const quer = Math.min(a.rechts, b.rechts) - Math.max(a.links, b.links);
      const hoch = Math.min(a.unten, b.unten) - Math.max(a.oben, b.oben);
      return quer > 0.3 && hoch > 1.3 ? [`${a.text} | ${b.text}`] : [];
    }),
  );
}

const wort = fc.stringMatching(/^[A-ZÄÖÜa-zäöüß][a-zäöüß]{0,24}$/);
const text = (woerterMax: number) =>
  fc
    .array(wort, { minLength: 1, maxLength: woerterMax })
    .map((woerter) => woerter.join(' ').slice(0, woerterMax * 9));
const vielleicht = <T>(wert: fc.Arbitrary<T>) => fc.option(wert, { nil: undefined });
const irgendeinZettel: fc.Arbitrary<Zettel> = fc.record({
  titel: text(8),
  empfaenger: vielleicht(text(6)),
  liegenschaft: fc.record({
    strasseHausnummer: text(5),
    plzOrt: text(5),
    lage: vielleicht(text(4)),
    nummer: vielleicht(text(2)),
  }),
  wann: fc.constantFrom(beispielZettel().wann, beispielLang().wann),
  taetigkeiten: fc.array(
    fc.record({
      text: text(12),
      dauerMinuten: vielleicht(fc.integer({ min: 5, max: 240 })),
      art: fc.constantFrom('hoheitlich', 'frei'),
    }),
    { maxLength: 12 },
  ),
  vorbereitung: fc.array(text(20), { maxLength: 8 }),
  zugang: vielleicht(text(20)),
  antwort: fc.constantFrom(beispielZettel().antwort, undefined),
  rechtstexte: fc.array(text(30), { maxLength: 2 }),
});

describe('erzeugeTerminzettel: the document', () => {
  it('is tagged, German and titled, so that a screen reader can read it aloud', async () => {
    const pdf = await lies({ ...kopf, format: 'a6', zettel: [beispielBeides()] });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: kopf.titel, Language: 'de-DE', Author: beispielAbsender.name });
    expect(await pdf.getMarkInfo()).toContainEqual(['Marked', true]);
    const baum = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const art of ['Sect', 'H2', 'H3', 'LBody', 'Figure']) expect(baum).toContain(`"${art}"`);
    expect(baum).toContain('QR-Code zu Ihrem Termin');
  });

  it('is the same to the byte for the same order', async () => {
    const auftrag: ZettelAuftrag = {
      ...kopf,
      absender: { ...beispielAbsender, logo: LOGO },
      format: 'a6',
      zettel: [beispielBeides()],
    };
    const [einmal, nochmal] = [await erzeugeTerminzettel(auftrag), await erzeugeTerminzettel(auftrag)];
    expect(Buffer.compare(einmal, nochmal)).toBe(0);
  });

  it('reports every sheet and stops between two when it is called off', async () => {
    const abbruch = new AbortController();
    const gemeldet: string[] = [];
    const druck = erzeugeTerminzettel(
      { ...kopf, format: 'a6', zettel: Array.from({ length: 12 }, () => beispielZettel()) },
      {
        abbruch: abbruch.signal,
        fortschritt: (fertig, gesamt) => {
          gemeldet.push(`${fertig}/${gesamt}`);
          if (fertig === 2) abbruch.abort(new Error('abgebrochen'));
        },
      },
    );
    await expect(druck).rejects.toThrow('abgebrochen');
    expect(gemeldet).toEqual(['1/3', '2/3']);
  });
});

describe('erzeugeTerminzettel: what a slip says', () => {
  it('names day, window, place, code, phone and the duty to let the sweep in on an announcement', async () => {
    const text = await volltext(
      await lies({ ...kopf, format: 'a6', zettel: [beispielFeuerstaettenschau()] }),
    );
    for (const wort of [
      'Ankündigung der Feuerstättenschau',
      'Dienstag, 13. Oktober 2026',
      'zwischen 08:00 und 10:00 Uhr',
      'Hersbrucker Straße 12',
      '91299 Musterbach',
      'ca. 30 Min.',
      'K7WM-4TXR',
      'termin.musterbach.example',
      '09999 45 67',
      '§ 1 Abs. 3 SchfHwG',
      'weisen sich aus',
      'musterbach.example/unternehmen/brandmeier/termin',
    ]) {
      expect(text).toContain(wort);
    }
    expect(text).not.toContain('Rahmen Ihres Auftrags');
  });

  it('says both laws when both kinds of work are done, and which work is which', async () => {
    const text = await volltext(await lies({ ...kopf, format: 'a6', zettel: [beispielBeides()] }));
    expect(text).toContain('Hoheitlich – Ankündigung Feuerstättenschau');
    expect(text).toContain('In Ihrem Auftrag – Terminvorschlag Abgaswegüberprüfung');
    expect(text).toContain('§ 1 Abs. 3 SchfHwG');
    expect(text).toContain('im Rahmen Ihres Auftrags');
    expect(text).toContain('2. OG links');
  });

  it('never cuts day, window and address, however long everything is', async () => {
    for (const format of ['a6', 'a5', 'dinlang'] as const) {
      const text = await volltext(
        await lies({
          ...kopf,
          format,
          zettel: [beispielLang({ vorbereitung: Array(30).fill('Bitte Heizraum frei halten.') })],
        }),
      );
      expect(text).toContain('Donnerstag, 30. September 2027');
      expect(text).toContain('zwischen 10:30 und 12:30 Uhr');
      expect(text).toContain(
        'Von-Geschwister-Scholl-Gedächtnis-Platz 1234 b–d · Rückgebäude, 4. Obergeschoss Mitte rechts',
      );
      expect(text).toContain('91299 Musterbach an der Großen Schwarzachenmühle');
      expect(text).toContain('Freifrau von Wartenberg-Schönhausen-Łukasz');
    }
  });

  it(
    'never cuts an instruction, for every Tätigkeit there is and the longest names, in every format',
    { tags: 'night' },
    async () => {
      const zettel = TAETIGKEITSKATALOG.map(({ id, kundentext, art, dauerMinuten }) => {
        const zeile = {
          taetigkeitId: id,
          text: kundentext,
          art,
          dauerMinuten,
          anzahl: 1,
          schau: id === 'fss',
        };
        const { vorbereitung, zugang } = schreibeTerminzettel({
          tag: '2027-09-30',
          fenster: { beginn: '10:30', ende: '12:30' },
          zeilen: [zeile],
          gewerk: 'Schornsteinfeger',
          feiertage: [],
        });
        return beispielLang({
          taetigkeiten: [{ text: kundentext, art, dauerMinuten }],
          vorbereitung,
          zugang,
        });
      });
      await verlangeGanz(zettel);
    },
  );

  it(
    'never cuts an instruction where all the work of a house comes together; law and list give way first',
    { tags: 'night' },
    async () => {
      const alle = TAETIGKEITSKATALOG.map(({ id, kundentext, art, dauerMinuten }) => ({
        taetigkeitId: id,
        text: kundentext,
        art,
        dauerMinuten,
        anzahl: 1,
        schau: id === 'fss',
      }));
      const angaben = { tag: '2027-09-30', fenster: { beginn: '10:30', ende: '12:30' }, feiertage: [] };
      const { vorbereitung, zugang } = schreibeTerminzettel({
        ...angaben,
        zeilen: alle,
        gewerk: 'Schornsteinfeger',
      });
      expect(vorbereitung.length).toBeGreaterThanOrEqual(4);
      await verlangeGanz([beispielLang({ vorbereitung, zugang, taetigkeiten: alle })]);
    },
  );

  it('refers to where instructions are to be read when a company wrote more than fits, and cuts none', async () => {
    const vorbereitung = Array.from(
      { length: 12 },
      (_, i) => `${'Bitte Heizraum frei halten und aufräumen. '.repeat(5)}${i}`,
    );
    const text = await volltext(
      await lies({ ...kopf, format: 'a6', zettel: [beispielLang({ vorbereitung })] }),
    );
    expect(text).toContain(
      'Was vorzubereiten ist, lesen Sie unter termin.musterbach.example mit dem Code unten.',
    );
    expect(text).not.toContain('aufräumen. Bitte');
  });

  it('names one short address for Impressum and Datenschutz, in one line', async () => {
    const text = await volltext(await lies({ ...kopf, format: 'a6', zettel: [beispielZettel()] }));
    expect(text).toContain('Impressum und Datenschutz: musterbach.example/unternehmen/brandmeier/termin');
  });

  it('prints names in Greek and Cyrillic, and a question mark where no letter is to be had', async () => {
    const zettel = beispielZettel({ empfaenger: 'Αθηνά Ђорђевић Łukasz 王' });
    expect(await volltext(await lies({ ...kopf, format: 'a6', zettel: [zettel] }))).toContain(
      'Αθηνά Ђорђевић Łukasz ?',
    );
  });

  it(
    'names the district only on what is done for it, slip by slip of one print',
    { tags: 'night' },
    async () => {
      const amt = 'Kehrbezirk Musterbach 3';
      const [frei, schau] = [beispielZettel(), beispielFeuerstaettenschau()];
      const anzahl = async (...zettel: (typeof frei)[]) =>
        (await volltext(await lies({ ...kopf, format: 'dinlang', zettel }))).split(amt).length - 1;
      expect(await anzahl(frei)).toBe(0);
      expect(await anzahl(schau)).toBe(1);
      expect(await anzahl(frei, schau, frei)).toBe(1);
      for (const hoheitlich of [true, false]) {
        const text = await volltext(
          await lies({ ...kopf, format: 'aushang', aushaenge: [beispielAushang({ hoheitlich })] }),
        );
        expect(text.includes(amt)).toBe(hoheitlich);
      }
    },
  );

  it('names the time that no longer holds on every slip of a visit that moved, in one piece', async () => {
    const geaendert = 'Der Termin am 12. Oktober 2026 von 08:00 bis 10:00 Uhr gilt nicht mehr.';
    for (const format of ['a6', 'dinlang', 'a5'] as const) {
      const text = await volltext(await lies({ ...kopf, format, zettel: [beispielZettel({ geaendert })] }));
      expect(text.replaceAll(/\s+/g, ' '), format).toContain(geaendert);
    }
  });

  it('offers the phone alone when customers cannot answer online', async () => {
    const text = await volltext(
      await lies({ ...kopf, format: 'a6', zettel: [beispielZettel({ antwort: undefined })] }),
    );
    expect(text).toContain('Bitte melden Sie sich bei uns: Tel. 09999 45 67');
    expect(text).not.toContain('K7WM');
  });

  it('names whom to call when that is not the office, however long the name', async () => {
    const absender = {
      ...beispielAbsender,
      ansprechpartner: 'Dr. Maximiliane Freifrau von Hohenschwangau-Unterwössen',
    };
    const { antwort } = beispielZettel();
    for (const [format, abweichend] of [
      ['a6', { antwort }],
      ['a6', { antwort: undefined }],
      ['dinlang', { antwort }],
    ] as const) {
      const pdf = await lies({ ...kopf, absender, format, zettel: [beispielLang(abweichend)] });
      // A long name may go on in the next line behind its hyphen.
      const text = (await volltext(pdf)).replaceAll('- ', '-');
      expect(text).toContain(`${absender.ansprechpartner}, Tel. 09999 45 67`);
      expect(text).toContain('Donnerstag, 30. September 2027');
      expect(uebereinander(await texte(pdf, 1))).toEqual([]);
    }
    const aushang = await lies({ ...kopf, absender, format: 'aushang', aushaenge: [beispielAushang()] });
    expect(await volltext(aushang)).toContain(`Fragen? ${absender.ansprechpartner}, Tel. 09999 45 67`);
  });

  it(
    'finds room for opening hours that differ from day to day, and cuts neither day nor window for them',
    { tags: 'night' },
    async () => {
      const telefonzeiten =
        'Mo 8–12 und 13–17:30 Uhr, Di 7:30–12 und 13–18 Uhr, Mi 8–12 Uhr, Do 8–12 und 13–19 Uhr, Fr 7–11:30 Uhr; sonst Anrufbeantworter';
      const absender = { ...beispielAbsender, telefonzeiten };
      const { antwort } = beispielZettel();
      for (const [format, abweichend] of [
        ['a6', { antwort }],
        ['a6', { antwort: undefined }],
        ['a5', { antwort }],
        ['dinlang', { antwort }],
      ] as const) {
        const pdf = await lies({ ...kopf, absender, format, zettel: [beispielLang(abweichend)] });
        const text = await volltext(pdf);
        expect(text).toContain('Tel. 09999 45 67');
        expect(text).toContain('Donnerstag, 30. September 2027');
        expect(text).toContain('zwischen 10:30 und 12:30 Uhr');
        expect(uebereinander(await texte(pdf, 1))).toEqual([]);
      }
    },
  );

  it('survives a logo whose pixels are broken and prints the name instead', { tags: 'night' }, async () => {
    for (const logo of [pngMit(Buffer.from('kein Bild')), Buffer.from('GIF89a'), PNG_MIT_FILTER_9, LOGO]) {
      const text = await volltext(
        await lies({
          ...kopf,
          absender: { ...beispielAbsender, logo },
          format: 'a6',
          zettel: [beispielZettel()],
        }),
      );
      expect(text).toContain('Schornsteinfeger Brandmeier');
    }
  });
});

describe('erzeugeTerminzettel: the QR code', () => {
  const url = 'https://termin.musterbach.example/termin?code=Zk3vQ8xT1mWbR5yHn0LdCg';

  it('reads back from the printed page as the token address, without name or street', async () => {
    const faelle = [
      ['a6', { x: 2, y: 85, breite: 38, hoehe: 52 }],
      ['a5', { x: 3, y: 118, breite: 54, hoehe: 76 }],
      ['dinlang', { x: 121, y: 40, breite: 33, hoehe: 46 }],
    ] as const;
    for (const [format, ausschnitt] of faelle) {
      const gelesen = await scanne(
        await lies({ ...kopf, format, zettel: [beispielBeides()] }),
        1,
        ausschnitt,
      );
      expect(gelesen).toBe(url);
      expect(gelesen).not.toMatch(/zdemir|Bahnhof/);
    }
  });

  it('reads back from letter and card too', { tags: 'night' }, async () => {
    const brief = await lies({ ...kopf, format: 'brief', zettel: [beispielBrief(beispielLang())] });
    expect(await scanne(brief, 1, { x: 19, y: 200, breite: 40, hoehe: 70 })).toBe(url);
    const karte = await lies({ ...kopf, format: 'nichtAngetroffen', karten: [beispielKarte()] });
    expect(await scanne(karte, 1, { x: 2, y: 85, breite: 38, hoehe: 52 })).toBe(url);
  });
});

describe('erzeugeTerminzettel: the sheets', () => {
  it('needs four, three, two slips to fill a sheet', async () => {
    const zettel = Array.from({ length: 13 }, () => beispielZettel());
    const seiten = async (format: keyof typeof FELDER) => (await lies({ ...kopf, format, zettel })).numPages;
    expect([await seiten('a6'), await seiten('dinlang'), await seiten('a5')]).toEqual([4, 5, 7]);
  });

  it('prints in cut-and-stack order', async () => {
    const zettel = Array.from({ length: 10 }, (_, i) =>
      beispielZettel({ liegenschaft: { strasseHausnummer: `Prüfweg ${i + 1}`, plzOrt: '91299 Musterbach' } }),
    );
    const pdf = await lies({ ...kopf, format: 'a6', zettel });
    for (const [i, bogen] of schiesseAus(zettel, 4).entries()) {
      const stuecke = await texte(pdf, i + 1);
      bogen.forEach((belegt, platz) => {
        const imFeld = stuecke.filter(
          (s) =>
            Math.floor(s.links / 105) === platz % 2 && Math.floor(s.oben / 148.5) === Math.floor(platz / 2),
        );
        const strassen = imFeld.filter((s) => s.text.startsWith('Prüfweg')).map((s) => s.text);
        expect(strassen).toEqual(belegt ? [belegt.stueck.liegenschaft.strasseHausnummer] : []);
      });
    }
  });

  const faelle: Record<string, { zettel: Zettel; absender?: Absender }> = {
    'a short slip': { zettel: beispielZettel() },
    'a slip for both kinds of work with a logo': {
      zettel: beispielBeides(),
      absender: { ...beispielAbsender, logo: LOGO },
    },
    'a slip with everything at its longest': { zettel: beispielLang() },
    'a slip without phone, mail and online answer': {
      zettel: beispielLang({ antwort: undefined }),
      ...SCHWACH,
    },
    'a slip whose texts a company made far too long': {
      zettel: beispielLang({
        empfaenger: 'W'.repeat(60),
        vorbereitung: Array(20).fill('Bitte halten Sie alles frei.'),
        rechtstexte: [`${'Eigentümer haben Zutritt zu gestatten. '.repeat(20)}`],
      }),
      absender: {
        ...beispielAbsender,
        name: 'Schornsteinfegermeisterbetrieb Brandmeier-Weißenbühler & Söhne OHG',
      },
    },
  };
  for (const [name, { zettel, absender = beispielAbsender }] of Object.entries(faelle)) {
    it(`keeps ${name} inside its paper with five millimetres of white`, async () => {
      for (const format of ['a6', 'a5', 'dinlang'] as const) {
        const pdf = await lies({ ...kopf, absender, format, zettel: [zettel, zettel, zettel, zettel] });
        for (const stueck of await texte(pdf, 1)) {
          expect(naechsterRand(stueck, format), `${format}: ${stueck.text}`).toBeGreaterThanOrEqual(5);
        }
      }
    });
  }

  it('keeps whatever people write inside the paper and legible', async () => {
    await fc.assert(
      fc.asyncProperty(
        irgendeinZettel,
        text(6),
        fc.constantFrom('a6', 'a5', 'dinlang'),
        async (zettel, name, format) => {
          const absender = { ...beispielAbsender, name };
          const stuecke = await texte(await lies({ ...kopf, absender, format, zettel: [zettel] }), 1);
          for (const stueck of stuecke)
            expect(naechsterRand(stueck, format), stueck.text).toBeGreaterThanOrEqual(4.9);
          expect(uebereinander(stuecke)).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('never sets two texts on top of each other', async () => {
    for (const format of ['a6', 'a5', 'dinlang'] as const) {
      const pdf = await lies({ ...kopf, format, zettel: [beispielLang(), beispielBeides()] });
      expect(uebereinander(await texte(pdf, 1)), format).toEqual([]);
    }
  });
});

describe('erzeugeTerminzettel: letter, poster, card, day sheet', () => {
  it('puts return line, Zusatz and address into the window of a DIN 5008 B envelope', async () => {
    const brief = beispielBrief(beispielBeides());
    const anschrift = {
      zusatz: ['Einschreiben', 'Nicht nachsenden', 'Wenn verzogen, zurück'],
      zeilen: [
        'Hausverwaltung Immergrün GmbH & Co. KG',
        'Frau Dr. Annegret Weißenbühler',
        'Zimmer 4',
        'Obere Bahnhofstraße 112 a',
        '91299 Musterbach',
        'ÖSTERREICH',
      ],
    };
    const stuecke = await texte(
      await lies({ ...kopf, format: 'brief', zettel: [{ ...brief, anschrift }] }),
      1,
    );
    for (const zeile of [...anschrift.zusatz, ...anschrift.zeilen]) {
      const stueck = stuecke.find((s) => s.text === zeile && s.links < 105);
      expect(stueck, zeile).toBeDefined();
      expect(stueck!.links).toBeCloseTo(25, 1);
      expect(stueck!.rechts).toBeLessThan(105);
      expect(stueck!.oben).toBeGreaterThan(49);
      expect(stueck!.unten).toBeLessThan(90);
    }
  });

  it('keeps a letter on one page even with the longest texts', async () => {
    const pdf = await lies({ ...kopf, format: 'brief', zettel: [beispielBrief(beispielLang())] });
    expect(pdf.numPages).toBe(1);
    for (const stueck of await texte(pdf, 1)) expect(stueck.unten, stueck.text).toBeLessThan(290);
  });

  it('hangs out houses and floors but no names and no codes', async () => {
    const text = await volltext(await lies({ ...kopf, format: 'aushang', aushaenge: [beispielAushang()] }));
    for (const wort of [
      'Obere Bahnhofstraße 112 a',
      'Dienstag, 13. Oktober 2026',
      '2. OG rechts',
      'Heizraum im Keller',
    ]) {
      expect(text).toContain(wort);
    }
    expect(text).not.toMatch(/zdemir|K7WM/);
  });

  it('finds room for forty flats on one poster', async () => {
    const einheiten = Array.from({ length: 40 }, (_, i) => ({
      lage: `${i}. Obergeschoss Mitte`,
      arbeiten: 'Abgaswegüberprüfung',
      von: '08:30',
      bis: '09:00',
    }));
    const pdf = await lies({ ...kopf, format: 'aushang', aushaenge: [beispielAushang({ einheiten })] });
    expect(pdf.numPages).toBe(1);
    expect(await volltext(pdf)).toContain('39. Obergeschoss Mitte');
    for (const stueck of await texte(pdf, 1)) expect(stueck.unten, stueck.text).toBeLessThan(290);
  });

  it('hangs out a second poster when one would become too small to read', { tags: 'night' }, async () => {
    const einheiten = Array.from({ length: 41 }, (_, i) => ({
      lage: `Wohnung ${i + 1}`,
      arbeiten: 'Kehren',
    }));
    const pdf = await lies({ ...kopf, format: 'aushang', aushaenge: [beispielAushang({ einheiten })] });
    expect(pdf.numPages).toBe(2);
    const text = await volltext(pdf);
    for (const { lage } of einheiten) expect(text).toContain(lage);
  });

  it('hangs in its own staircase with the name of the entrance', async () => {
    const pdf = await lies({
      ...kopf,
      format: 'aushang',
      aushaenge: [beispielAushang({ eingang: 'Seitenflügel links' })],
    });
    expect(await volltext(pdf)).toMatch(/Obere Bahnhofstraße 112 a 91299 Musterbach Seitenflügel links/);
  });

  it(
    'lists two hundred flats of a house over pages, no line torn and nothing beside the paper',
    { tags: 'night' },
    async () => {
      const besuche = Array.from({ length: 200 }, (_, i) => beispielHausbesuch(i));
      const pdf = await lies({ ...kopf, format: 'hausliste', listen: [beispielHausliste({ besuche })] });
      const text = await volltext(pdf);
      for (const nummer of [1, 99, 200]) expect(text).toContain(`Wohnung ${nummer} `);
      expect(text).toContain(`Seite ${pdf.numPages} von ${pdf.numPages}`);
      const seiten = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => texte(pdf, i + 1)));
      for (const stueck of seiten.flat()) {
        expect(stueck.unten, stueck.text).toBeLessThan(292);
        expect(stueck.rechts, stueck.text).toBeLessThan(193);
      }
      // Name, day and hours of a flat stand on one page.
      for (const seite of seiten) {
        const namen = seite.filter(({ text: stueck }) => stueck.startsWith('Wohnung '));
        expect(seite.filter(({ text: stueck }) => stueck.includes('bis 10:00 Uhr'))).toHaveLength(
          namen.length,
        );
      }
    },
  );

  it('says on every page of a list behind which door its flats are, whatever the house is called', async () => {
    const besuche = Array.from({ length: 60 }, (_, i) => beispielHausbesuch(i, { eingang: 'Eingang B' }));
    const liegenschaft = {
      strasseHausnummer: 'Oberbürgermeister-Doktor-Hans-Böckler-Siedlungsstraße 112 a–c',
      plzOrt: '91999 Musterbach-Unterwaldhausen',
    };
    const pdf = await lies({
      ...kopf,
      format: 'hausliste',
      listen: [beispielHausliste({ besuche, liegenschaft })],
    });
    for (let seite = 1; seite <= pdf.numPages; seite += 1) {
      const stuecke = await texte(pdf, seite);
      expect(stuecke.map(({ text }) => text).join(' ')).toContain('Eingang B');
      for (const stueck of stuecke) expect(stueck.rechts, stueck.text).toBeLessThan(193);
    }
  });

  it('tells on the card when somebody was at the door and how to get a new date', async () => {
    const text = await volltext(
      await lies({ ...kopf, format: 'nichtAngetroffen', karten: [beispielKarte()] }),
    );
    expect(text).toContain('nicht angetroffen');
    expect(text).toContain('um 09:20 Uhr bei Ihnen');
    expect(text).toContain('K7WM-4TXR');
  });

  it('lists every stop of the day once, in order, over as many pages as it takes', async () => {
    const pdf = await lies({ ...kopf, format: 'tagesliste', listen: [beispielTagesliste(30)] });
    expect(pdf.numPages).toBeGreaterThan(2);
    const nummern: number[] = [];
    for (let seite = 1; seite <= pdf.numPages; seite += 1) {
      const stuecke = await texte(pdf, seite);
      nummern.push(...stuecke.filter((s) => s.links < 14 && /^\d+$/.test(s.text)).map((s) => Number(s.text)));
      for (const stueck of stuecke) expect(stueck.unten, stueck.text).toBeLessThan(292);
    }
    expect(nummern).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('cuts neither the work nor whom to ring nor the note on the day sheet', async () => {
    const halt = beispielTagesliste(1).halte[0]!;
    const lang =
      'Feuerstättenschau: Besichtigung aller Feuerstätten, Schornsteine und Abgasanlagen in allen Räumen';
    const tueren = [
      'EG links: Frau Dr. Annegret Weißenbühler, 0171 555 01 23 · Code K7WM-4TXR · Bestätigt',
      '1. OG: Herr Łukasz, 0999 12345',
    ];
    const notiz =
      'Schlüssel bei Meyer im ersten Obergeschoss, vorher anrufen, der Hund im Garten ist freundlich.';
    const liste = {
      ...beispielTagesliste(1),
      halte: [
        {
          ...halt,
          tueren,
          notiz,
          taetigkeiten: [{ text: lang, dauerMinuten: 30, art: 'hoheitlich' as const }],
        },
      ],
    };
    const text = await volltext(await lies({ ...kopf, format: 'tagesliste', listen: [liste] }));
    expect(text).not.toContain('…');
    for (const ende of [
      'allen Räumen, 30 Min.',
      'Code K7WM-4TXR',
      '0999 12345',
      'verweigert',
      'ist freundlich.',
    ])
      expect(text).toContain(ende);
  });

  it('has boxes for each flat of a house, and names the house again where its flats go on', async () => {
    const halt = beispielTagesliste(1).halte[0]!;
    const tueren = Array.from(
      { length: 60 },
      (_, i) => `${i}. OG: Familie Nr. ${i}, 0999 ${i} · Code K7WM-4TXR`,
    );
    const liste = { ...beispielTagesliste(1), halte: [{ ...halt, tueren }, halt] };
    const pdf = await lies({ ...kopf, format: 'tagesliste', listen: [liste] });
    expect(pdf.numPages).toBeGreaterThan(1);
    const seiten = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => texte(pdf, i + 1)));
    const je = (wort: string) => seiten.flat().filter(({ text }) => text === wort).length;
    // Each flat, and the house with one door behind them.
    expect([je('erledigt'), je('nicht da'), je('verweigert'), je('alle erledigt')]).toEqual([61, 61, 61, 1]);
    for (const [i, seite] of seiten.entries()) {
      const weiter = seite.filter(({ text }) => text.endsWith('weitere Wohnungen'));
      expect(weiter).toHaveLength(i === 0 ? 0 : 1);
      for (const stueck of seite) expect(stueck.unten, stueck.text).toBeLessThan(292);
      for (const stueck of seite) expect(stueck.rechts, stueck.text).toBeLessThan(199);
    }
  });

  it('prints a day without stops as an empty list', async () => {
    const pdf = await lies({ ...kopf, format: 'tagesliste', listen: [beispielTagesliste(0)] });
    expect(await volltext(pdf)).toContain('0 Halte');
  });
});
