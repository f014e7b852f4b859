import type { Tagesliste } from '../zettelAuftrag.ts';
import type { Flaeche } from './flaeche.ts';
import { FREI, setzeSpalte } from './spalte.ts';
import type { Platz } from './spalte.ts';
import { FARBE, STIL } from './stil.ts';
import { zeilenblock } from './textblock.ts';
import { vorhanden } from './worte.ts';

const RAND = { seite: 12, oben: 12 };
const NORMAL = { ...STIL.text, groesse: 8.4 };

/** Day and name large, the figures of the day at the right. */
export function zeichneTageskopf(seite: Flaeche, liste: Tagesliste): void {
  const breite = seite.breite - 2 * RAND.seite;
  const platz: Platz = { flaeche: seite, x: RAND.seite, breite: breite * 0.62, grund: 1 };
  seite.dokument.schmuck(() => {
    seite.balken({ x: RAND.seite, y: RAND.oben, breite, hoehe: 0.9 }, FARBE.russ);
    seite.balken({ x: RAND.seite, y: RAND.oben, breite: 12, hoehe: 0.9 }, FARBE.glut);
  });
  setzeSpalte(
    [
      zeilenblock(platz, {
        text: `${liste.wochentag}, ${liste.datum}`,
        stil: { ...STIL.datum, groesse: 19 },
        art: 'H1',
      }),
      zeilenblock(platz, {
        text: liste.mitarbeiter,
        stil: { ...STIL.anwesen, groesse: 12 },
        abstand: 0.8,
        art: 'H2',
      }),
    ],
    RAND.oben + 4,
    FREI,
  );
  const rechts = [
    `${liste.halte.length} ${liste.halte.length === 1 ? 'Halt' : 'Halte'} · ${arbeitszeit(liste)}`,
    liste.beginn,
    liste.ende,
  ];
  seite.dokument.element('P', () => {
    vorhanden(rechts).forEach((text, i) =>
      seite.zeileRechts(
        text,
        RAND.seite + breite,
        RAND.oben + 10.2 + i * 4.6,
        i === 0 ? { ...NORMAL, schnitt: 600, groesse: 10 } : NORMAL,
      ),
    );
  });
}

/** The small head of every further page. */
export function zeichneFolgekopf(seite: Flaeche, liste: Tagesliste): void {
  const text = `${liste.wochentag}, ${liste.datum} · ${liste.mitarbeiter}`;
  seite.dokument.schmuck(() => seite.zeile(text, RAND.seite, RAND.oben + 4, { ...NORMAL, schnitt: 600 }));
}

/** "Arbeit 4 Std. 35 Min." from the known durations. */
function arbeitszeit(liste: Tagesliste): string {
  const minuten = liste.halte
    .flatMap((h) => h.taetigkeiten)
    .reduce((summe, t) => summe + (t.dauerMinuten ?? 0), 0);
  const teile = [
    Math.floor(minuten / 60) > 0 && `${Math.floor(minuten / 60)} Std.`,
    minuten % 60 > 0 && `${minuten % 60} Min.`,
  ];
  return `Arbeit ${teile.filter(Boolean).join(' ') || '0 Min.'}`;
}
