import { formatMenge } from '@kehrtour/domain/format';
import { mitGewerk } from '@kehrtour/domain/taetigkeit/gewerk';

import type { Absender, Hausliste } from '../zettelAuftrag.ts';
import { absenderkopf } from './absenderkopf.ts';
import type { Dokument } from './dokument.ts';
import type { Flaeche } from './flaeche.ts';
import {
  hauszeilen,
  type Hauszeile,
  spaltentitelHoehe,
  zeichneHauszeile,
  zeichneHauslistentitel,
} from './hauszeile.ts';
import { passendeStufe, setzeSpalte, spaltenhoehe } from './spalte.ts';
import type { Block, Platz } from './spalte.ts';
import { STIL } from './stil.ts';
import { einzeilig, textblock, zeilenblock } from './textblock.ts';
import { telefonzeile, vorhanden, WORTE } from './worte.ts';
import { fussblock, hinweisblock } from './zettelbloecke.ts';

const RAND = { seite: 18, oben: 16, unten: 14 };
const GRUND = 1.25;
/** Long words of a company about preparing leave the first page room for its flats. */
const KOPF_HOECHSTENS = 130;
const FOLGEKOPF = 9;
const FUSS = 9;

/** The visits of one house as a table, on pages of its own; a line never breaks across pages. */
export function hauslistebogen(dokument: Dokument, inhalt: { liste: Hausliste; absender: Absender }): void {
  const { liste, absender } = inhalt;
  const erste = dokument.seite('hoch');
  const bloecke = kopf(erste, liste, absender);
  const stufe = passendeStufe([{ bloecke, hoehe: KOPF_HOECHSTENS }]);
  const tabelleOben = RAND.oben + spaltenhoehe(bloecke, stufe) + 6;
  const unten = erste.hoehe - RAND.unten - FUSS;
  const seiten = verteile(hauszeilen(erste, liste, RAND.seite), {
    erste: unten - tabelleOben - spaltentitelHoehe,
    weitere: unten - RAND.oben - FOLGEKOPF - spaltentitelHoehe,
  });
  seiten.forEach((zeilen, i) => {
    const seite = i === 0 ? erste : dokument.seite('hoch');
    const oben = i === 0 ? tabelleOben : RAND.oben + FOLGEKOPF;
    dokument.gruppe('Sect', () => {
      if (i === 0) setzeSpalte(bloecke, RAND.oben, stufe);
      else zeichneFolgekopf(seite, liste, zeilen[0]);
      zeichneTabelle(seite, liste, { zeilen, oben });
      zeichneFuss(seite, absender, seiten.length > 1 ? `Seite ${i + 1} von ${seiten.length}` : '');
    });
  });
}

const platzAuf = (flaeche: Flaeche): Platz => ({
  flaeche,
  x: RAND.seite,
  breite: flaeche.breite - 2 * RAND.seite,
  grund: GRUND,
});

function kopf(flaeche: Flaeche, liste: Hausliste, absender: Absender): Block[] {
  const platz = platzAuf(flaeche);
  const { strasseHausnummer, plzOrt } = liste.liegenschaft;
  const telefon = telefonzeile(absender);
  return [
    absenderkopf(platz, absender),
    zeilenblock(
      platz,
      {
        text: mitGewerk('Der {gewerk} kommt ins Haus', absender.gewerk ?? ''),
        stil: STIL.titel,
        abstand: 5,
        art: 'H1',
      },
      0.7,
    ),
    zeilenblock(platz, {
      text: strasseHausnummer,
      stil: { ...STIL.anwesen, groesse: 13 },
      abstand: 1,
      art: 'H2',
    }),
    zeilenblock(platz, {
      text: vorhanden([plzOrt, formatMenge(liste.besuche.length, 'Besuch', 'Besuche')]).join('  ·  '),
      stil: STIL.anwesenZusatz,
    }),
    hinweisblock(
      platz,
      WORTE.vorbereitung,
      liste.vorbereitung,
      telefon ? `Was vorzubereiten ist, sagen wir Ihnen gern: ${telefon}` : '',
    ),
    ...(telefon ? [textblock(platz, { text: `Fragen? ${telefon}`, stil: STIL.textFett, abstand: 2.2 })] : []),
  ];
}

/** The small head of every further page: pages of one house may part from each other. */
function zeichneFolgekopf(seite: Flaeche, { liegenschaft }: Hausliste, erste: Hauszeile | undefined): void {
  const platz = platzAuf(seite);
  const { strasseHausnummer, plzOrt } = liegenschaft;
  const eingang = erste?.art === 'besuch' ? erste.eingang : '';
  const text = vorhanden([strasseHausnummer, plzOrt, eingang]).join(', ');
  const stil = einzeilig(platz, text, { ...STIL.textFett, groesse: 9.5 }, 0.4);
  seite.dokument.schmuck(() => seite.zeile(text, platz.x, RAND.oben + 4, stil));
}

/** Fills page after page from the top; the heading of an entrance stays with its first line. */
function verteile(zeilen: readonly Hauszeile[], platz: { erste: number; weitere: number }): Hauszeile[][] {
  const seiten: Hauszeile[][] = [[]];
  let frei = platz.erste;
  zeilen.forEach((zeile, i) => {
    const folgt = zeile.art === 'eingang' ? (zeilen[i + 1]?.hoehe ?? 0) : 0;
    if (zeile.hoehe + folgt > frei && (seiten.at(-1)?.length ?? 0) > 0) {
      seiten.push([]);
      frei = platz.weitere;
    }
    seiten.at(-1)?.push(zeile);
    frei -= zeile.hoehe;
  });
  return seiten;
}

function zeichneTabelle(
  seite: Flaeche,
  liste: Hausliste,
  { zeilen, oben }: { zeilen: readonly Hauszeile[]; oben: number },
): void {
  seite.dokument.gruppe('Table', () => {
    zeichneHauslistentitel(seite, liste, { links: RAND.seite, y: oben });
    let y = oben + spaltentitelHoehe;
    for (const zeile of zeilen) {
      zeichneHauszeile(seite, zeile, { links: RAND.seite, y });
      y += zeile.hoehe;
    }
  });
}

function zeichneFuss(seite: Flaeche, absender: Absender, zaehler: string): void {
  const fuss = fussblock({ ...platzAuf(seite), grund: 1.15 }, absender);
  const stufe = passendeStufe([{ bloecke: [fuss], hoehe: FUSS }]);
  fuss.zeichne(seite.hoehe - RAND.unten - fuss.hoehe(stufe), stufe);
  if (zaehler === '') return;
  seite.dokument.schmuck(() =>
    seite.zeileRechts(zaehler, seite.breite - RAND.seite, seite.hoehe - RAND.unten + 4, {
      ...STIL.fuss,
      groesse: 7.5,
    }),
  );
}
