import { formatAufzaehlung, formatDatum, formatTagOhneJahr, formatWochentag } from '../format.ts';
import { RECHTSSAETZE } from '../recht/rechtssaetze.ts';
import { plusWerktage, type Feiertag } from '../recht/werktag.ts';
import { besuchsart, type Besuchsart, type Besuchszeile } from '../taetigkeit/besuch.ts';
import { istWeiblichesBerufswort, mitGewerk } from '../taetigkeit/gewerk.ts';
import { TAETIGKEITSARTEN, type Taetigkeitsart } from '../taetigkeit/taetigkeit.ts';
import type { Tag } from '../tag.ts';
import type { Mitarbeiteranrede } from '../unternehmen/mitarbeiter.ts';
import type { Zeitfenster } from '../zeitfenster.ts';

/** The words of a slip that a company may change; `{gewerk}` stands for its trade name (Schornsteinfeger, Kaminkehrer). */
export interface Zetteltexte {
  readonly titelFrei: string;
  readonly titelFss: string;
  readonly titelHoheitlich: string;
  readonly vorbereitung: string;
  readonly vorbereitungAnlage: string;
  readonly vorbereitungRauchwarnmelder: string;
  readonly vorbereitungRuss: string;
  readonly vorbereitungKehrung: string;
  readonly vorbereitungHeizung: string;
  readonly vorbereitungFeststoff: string;
  readonly vorbereitungKehrungUndFeststoff: string;
  readonly zugang: string;
  /** With the duty of access: Feuerstättenschau, § 15 SchfHwG, Ersatzvornahme. */
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
  vorbereitungAnlage: 'Bitte den Zugang zur Anlage freihalten.',
  vorbereitungRauchwarnmelder: 'Bitte alle Räume mit Rauchwarnmeldern zugänglich halten.',
  vorbereitungRuss: RECHTSSAETZE.russbehaelter.text,
  vorbereitungKehrung: 'Bitte Öfen am Vorabend ausgehen lassen.',
  vorbereitungHeizung: 'Bitte die Heizung in Betrieb lassen.',
  vorbereitungFeststoff: 'Bitte den Kessel anheizen und Brennstoff bereithalten.',
  vorbereitungKehrungUndFeststoff:
    'Bitte den Kessel anheizen und Brennstoff bereithalten; alle anderen Öfen bitte am Vorabend ausgehen lassen.',
  zugang: 'Nicht zu Hause? Schlüssel oder Ansprechperson beim Nachbarn genügt.',
  rechtFss: RECHTSSAETZE.zutritt.text,
  rechtHoheitlich: RECHTSSAETZE.hoheitlich.text,
  rechtFrei: RECHTSSAETZE.freieWahl.text,
  ausweis: 'Unsere Mitarbeitenden weisen sich aus.',
};

const ANTWORT_GLEICH = 'Passt der Termin nicht? Bitte sagen Sie uns sofort Bescheid.';

/** Until when customers should say that a day does not suit them. */
export const ANTWORT_WERKTAGE_VORHER = 2;

export interface Zettelangaben {
  readonly tag: Tag;
  readonly fenster: Zeitfenster;
  readonly zeilen: readonly Besuchszeile[];
  readonly gewerk: string;
  readonly feiertage: readonly Feiertag[];
  readonly antwortWerktageVorher?: number;
  /** The day on which it is written; an answer is never asked for before it. */
  readonly heute?: Tag;
}

/** One legal part of a slip; a visit of both kinds has two, and neither borrows the other's words. */
export interface Zettelblock {
  readonly art: Taetigkeitsart;
  readonly ueberschrift: string;
  readonly zeilen: readonly Besuchszeile[];
  readonly rechtstext: string;
  /** Beside it, for work that is prescribed: whoever lives there has to admit the firm that the owner commissioned. */
  readonly zutritt?: string;
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
    vorbereitung: vorbereitungFuer(zeilen, texte),
    zugang: texte.zugang,
    antwortBis,
    antwortfrist:
      angaben.heute !== undefined && antwortBis < angaben.heute
        ? ANTWORT_GLEICH
        : `Passt der Termin nicht? Bitte antworten Sie bis ${formatWochentag(antwortBis)}, ${formatTagOhneJahr(antwortBis)}.`,
    ausweis: texte.ausweis,
  };
}

function block(art: Taetigkeitsart, { zeilen, gewerk }: Zettelangaben, texte: Zetteltexte): Zettelblock[] {
  const eigene = zeilen.filter((zeile) => zeile.art === art);
  if (eigene.length === 0) return [];
  if (art === 'frei')
    return [
      {
        art,
        ueberschrift: mitGewerk(texte.titelFrei, gewerk),
        zeilen: eigene,
        rechtstext: texte.rechtFrei,
        ...(eigene.some(istVorgeschrieben) ? { zutritt: RECHTSSAETZE.zutrittBeauftragter.text } : {}),
      },
    ];
  const mitFss = eigene.some(({ schau }) => schau);
  return [
    {
      art,
      ueberschrift: mitFss ? texte.titelFss : texte.titelHoheitlich,
      zeilen: eigene,
      rechtstext: eigene.some(brauchtZutritt) ? texte.rechtFss : texte.rechtHoheitlich,
    },
  ];
}

/** § 1 Abs. 3 SchfHwG: the duty of access is one for §§ 14, 15 and 26, not for every sovereign work. */
const brauchtZutritt = ({ schau, taetigkeitId }: Besuchszeile): boolean =>
  schau || taetigkeitId === 'pruef15' || taetigkeitId === 'ersatz';

/** § 1 Abs. 3 Satz 2 SchfHwG: for what ordinances prescribe (§ 2 Abs. 1 Satz 1), not for smoke alarms or advice. */
const istVorgeschrieben = ({ taetigkeitId }: Besuchszeile): boolean =>
  /^(?:kehrung_|awu_|messung_|(?:erstmessung|wiederholung|ausbrennen)$)/.test(taetigkeitId);

/** A mixed slip is headed by the Ankündigung, and says that the rest is only proposed. */
function titel(bloecke: readonly Zettelblock[], gewerk: string, texte: Zetteltexte): string {
  const [erster] = bloecke;
  if (erster === undefined) return mitGewerk(texte.titelFrei, gewerk);
  return bloecke.length > 1
    ? formatAufzaehlung([erster.ueberschrift, 'Terminvorschlag'])
    : erster.ueberschrift;
}

/** Nobody has to open a roof for smoke alarms or advice. */
const OHNE_ZUGANG = /^(rwm|beratung)$/;
const NUR_ANLAGE = /^(lueftung|dunstabzug|gashausschau|geg60)$/;

/** What the work needs, each sentence once and none against another. */
export function vorbereitungFuer(
  zeilen: readonly Pick<Besuchszeile, 'taetigkeitId'>[],
  texte: Zetteltexte = ZETTELTEXTE,
): string[] {
  const hat = (muster: RegExp) => zeilen.some(({ taetigkeitId }) => muster.test(taetigkeitId));
  const mitSchornstein = zeilen.some(({ taetigkeitId: id }) => !OHNE_ZUGANG.test(id) && !NUR_ANLAGE.test(id));
  const kehrt = hat(/^kehrung_/);
  const misstFeststoff = hat(/^messung_fest$/);
  return [
    ...(mitSchornstein ? [texte.vorbereitung] : []),
    ...(hat(NUR_ANLAGE) ? [texte.vorbereitungAnlage] : []),
    ...(hat(/^rwm$/) ? [texte.vorbereitungRauchwarnmelder] : []),
    ...(kehrt || hat(/^ausbrennen$/) ? [texte.vorbereitungRuss] : []),
    ...(kehrt && !misstFeststoff ? [texte.vorbereitungKehrung] : []),
    ...(hat(/^awu_|^messung_oelgas$|^erstmessung$|^wiederholung$/) ? [texte.vorbereitungHeizung] : []),
    ...(misstFeststoff ? [kehrt ? texte.vorbereitungKehrungUndFeststoff : texte.vorbereitungFeststoff] : []),
  ];
}

/** Who is appointed to a district (§ 10 SchfHwG), in her or his own title; of whom nobody said which, what she or he is appointed to. */
const BESTELLUNG: Readonly<Record<Mitarbeiteranrede, (bezirk: string) => string>> = {
  '': (bezirk) => `bestellt für den ${bezirk}`,
  frau: (bezirk) => `bevollmächtigte Bezirksschornsteinfegerin, ${bezirk}`,
  herr: (bezirk) => `bevollmächtigter Bezirksschornsteinfeger, ${bezirk}`,
};

/**
 * `bevollmächtigte Bezirksschornsteinfegerin, Kehrbezirk Lauf 3`: as the person is addressed, else as the trade name says; where
 * neither tells, no title that would be wrong of one of both.
 */
export function bestellungText(
  { gewerk, kehrbezirk }: { readonly gewerk: string; readonly kehrbezirk: string },
  anrede: Mitarbeiteranrede,
): string {
  const wie = anrede === '' && istWeiblichesBerufswort(gewerk) ? 'frau' : anrede;
  // Some write `Kehrbezirk Lauf 3` into the field, as it stands on their order.
  const bezirk = /^kehrbezirk\b/i.test(kehrbezirk) ? kehrbezirk : `Kehrbezirk ${kehrbezirk}`;
  return BESTELLUNG[wie](bezirk);
}
