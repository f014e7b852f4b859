import { besuchsart, type Besuchsart, type Besuchszeile } from './besuch.ts';
import { formatAufzaehlung, formatDatum, formatTagOhneJahr, formatWochentag } from './format.ts';
import { TAETIGKEITSARTEN, type Taetigkeitsart } from './taetigkeit.ts';
import type { Tag } from './tag.ts';
import { plusWerktage, type Feiertag } from './werktag.ts';
import type { Zeitfenster } from './zeitfenster.ts';

/** The words of a slip that a company may change; `{gewerk}` stands for its trade name (Schornsteinfeger, Kaminkehrer). */
export interface Zetteltexte {
  readonly titelFrei: string;
  readonly titelFss: string;
  readonly titelHoheitlich: string;
  readonly vorbereitung: string;
  readonly vorbereitungKehrung: string;
  readonly vorbereitungHeizung: string;
  readonly vorbereitungFeststoff: string;
  readonly zugang: string;
  readonly rechtFss: string;
  readonly rechtHoheitlich: string;
  readonly rechtFrei: string;
  readonly ausweis: string;
}

/** Default words. Hoheitlich = Ankündigung with the duty of access; frei = Terminvorschlag with the free choice. */
export const ZETTELTEXTE: Zetteltexte = {
  titelFrei: 'Ihr {gewerk} kommt – Terminvorschlag',
  titelFss: 'Ankündigung der Feuerstättenschau',
  titelHoheitlich: 'Ankündigung eines Termins',
  vorbereitung: 'Bitte Zugang zu Heizraum, Schornstein, Reinigungsöffnung und Dachboden freihalten.',
  vorbereitungKehrung:
    'Bitte Öfen am Vorabend ausgehen lassen und einen Behälter für Ruß bereitstellen (§ 4 Abs. 2 KÜO).',
  vorbereitungHeizung: 'Bitte die Heizung in Betrieb lassen.',
  vorbereitungFeststoff: 'Bitte den Kessel anheizen und Brennstoff bereithalten.',
  zugang: 'Nicht zu Hause? Schlüssel oder Ansprechperson beim Nachbarn genügt.',
  rechtFss: 'Eigentümer und Besitzer haben Zutritt zu gestatten (§ 1 Abs. 3 SchfHwG).',
  rechtHoheitlich: 'Eigentümer und Besitzer haben Zutritt zu gestatten (§ 1 Abs. 3 SchfHwG).',
  rechtFrei: 'Dieser Termin gilt im Rahmen Ihres Auftrags; Sie können jeden zugelassenen Betrieb wählen.',
  ausweis: 'Unsere Mitarbeitenden weisen sich aus.',
};

/** Until when customers should say that a day does not suit them. */
export const ANTWORT_WERKTAGE_VORHER = 2;

export interface Zettelangaben {
  readonly tag: Tag;
  readonly fenster: Zeitfenster;
  readonly zeilen: readonly Besuchszeile[];
  readonly gewerk: string;
  readonly feiertage: readonly Feiertag[];
  readonly antwortWerktageVorher?: number;
}

/** One legal part of a slip; a visit of both kinds has two, and neither borrows the other's words. */
export interface Zettelblock {
  readonly art: Taetigkeitsart;
  readonly ueberschrift: string;
  readonly zeilen: readonly Besuchszeile[];
  readonly rechtstext: string;
}

/** The contents of a slip, letter or mail as finished German text; address, sender and code are not its business. */
export interface Terminzettel {
  readonly art: Besuchsart;
  readonly titel: string;
  /** The promise, each part written out for large print. */
  readonly wann: {
    readonly wochentag: string;
    readonly datum: string;
    readonly von: string;
    readonly bis: string;
  };
  readonly bloecke: readonly Zettelblock[];
  /** One sentence each. */
  readonly vorbereitung: readonly string[];
  readonly zugang: string;
  readonly antwortBis: Tag;
  /** `Passt der Termin nicht? Bitte antworten Sie bis Freitag, 9. Oktober.` */
  readonly antwortfrist: string;
  readonly ausweis: string;
}

/** Writes a slip: hoheitlich as Ankündigung, frei as Terminvorschlag, both as two blocks. */
export function schreibeTerminzettel(angaben: Zettelangaben, texte: Zetteltexte = ZETTELTEXTE): Terminzettel {
  const { tag, fenster, zeilen, gewerk, feiertage } = angaben;
  const bloecke = TAETIGKEITSARTEN.flatMap((art) => block(art, angaben, texte));
  const antwortBis = plusWerktage(
    tag,
    -(angaben.antwortWerktageVorher ?? ANTWORT_WERKTAGE_VORHER),
    feiertage,
  );
  return {
    art: besuchsart(zeilen.map(({ art }) => art)),
    titel: titel(bloecke, gewerk, texte),
    wann: {
      wochentag: formatWochentag(tag),
      datum: formatDatum(tag),
      von: fenster.beginn,
      bis: fenster.ende,
    },
    bloecke,
    vorbereitung: vorbereitung(zeilen, texte),
    zugang: texte.zugang,
    antwortBis,
    antwortfrist: `Passt der Termin nicht? Bitte antworten Sie bis ${formatWochentag(antwortBis)}, ${formatTagOhneJahr(antwortBis)}.`,
    ausweis: texte.ausweis,
  };
}

function block(art: Taetigkeitsart, { zeilen, gewerk }: Zettelangaben, texte: Zetteltexte): Zettelblock[] {
  const eigene = zeilen.filter((zeile) => zeile.art === art);
  if (eigene.length === 0) return [];
  if (art === 'frei')
    return [
      { art, ueberschrift: mitGewerk(texte.titelFrei, gewerk), zeilen: eigene, rechtstext: texte.rechtFrei },
    ];
  const mitFss = eigene.some(({ schau }) => schau);
  return [
    {
      art,
      ueberschrift: mitFss ? texte.titelFss : texte.titelHoheitlich,
      zeilen: eigene,
      rechtstext: mitFss ? texte.rechtFss : texte.rechtHoheitlich,
    },
  ];
}

/** A mixed slip is headed by the Ankündigung, and says that the rest is only proposed. */
function titel(bloecke: readonly Zettelblock[], gewerk: string, texte: Zetteltexte): string {
  const [erster] = bloecke;
  if (erster === undefined) return mitGewerk(texte.titelFrei, gewerk);
  return bloecke.length > 1
    ? formatAufzaehlung([erster.ueberschrift, 'Terminvorschlag'])
    : erster.ueberschrift;
}

function vorbereitung(zeilen: readonly Besuchszeile[], texte: Zetteltexte): string[] {
  const hat = (muster: RegExp) => zeilen.some(({ taetigkeitId }) => muster.test(taetigkeitId));
  return [
    texte.vorbereitung,
    ...(hat(/^kehrung_|^ausbrennen$/) ? [texte.vorbereitungKehrung] : []),
    ...(hat(/^awu_|^messung_oelgas$|^erstmessung$|^wiederholung$/) ? [texte.vorbereitungHeizung] : []),
    ...(hat(/^messung_fest$/) ? [texte.vorbereitungFeststoff] : []),
  ];
}

function mitGewerk(text: string, gewerk: string): string {
  return text.replaceAll('{gewerk}', gewerk);
}
