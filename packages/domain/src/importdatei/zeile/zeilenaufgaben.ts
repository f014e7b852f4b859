import { fssFrist } from '../../taetigkeit/feuerstaettenschau.ts';
import { katalogTaetigkeit, TAETIGKEITSKATALOG } from '../../taetigkeit/taetigkeitskatalog.ts';
import { type Tag, teileTag } from '../../tag.ts';
import type { Importfeld } from '../spalte/importfeld.ts';
import type { ImportAnlage, ImportAufgabe } from '../spalte/importliegenschaft.ts';
import {
  liesDatum,
  liesKommazahl,
  liesMitSchraegstrich,
  liesZeitraumende,
  liesZeitspanne,
} from '../spalte/werte.ts';
import { istGesperrt } from './fristergaenzung.ts';
import { kehrungAn } from './kehrtext.ts';
import { liesTaetigkeiten, TAETIGKEIT_SICHER_MIN, type GelesenerTaetigkeitstext } from './taetigkeitstext.ts';
import type { Zeilenleser } from './zelle.ts';

/** Texts of a company's own, with the catalogue entry somebody chose for them; small letters. */
export type EigeneTaetigkeiten = ReadonlyMap<string, string>;

/** The tasks of a row: one for each Tätigkeit it names, all in the row's Frist. */
export function liesZeilenaufgaben(
  leser: Zeilenleser,
  eigene: EigeneTaetigkeiten,
  { einheit, anlage }: { readonly einheit: string | undefined; readonly anlage: ImportAnlage | undefined },
): ImportAufgabe[] {
  const text = leser.text('taetigkeit');
  const frist = liesFrist(leser, text !== '');
  const erledigtAm = liesZeilentag(leser, 'erledigtAm', false);
  const { fristVon: von, fristBis: bis } = frist;
  const { heute } = leser;
  if (text !== '' && erledigtAm === undefined && heute !== undefined && bis !== undefined && bis < heute)
    leser.sage('fristBis', { art: 'frist-vergangen', von, bis });
  if (
    text === '' &&
    (von ?? bis) !== undefined &&
    erledigtAm === undefined &&
    leser.text('naechsteFss') === ''
  )
    leser.sage('taetigkeit', { art: 'frist-ohne-taetigkeit', von, bis });
  const selbstGewaehlt = eigene.get(text.toLowerCase());
  const gelesen = selbstGewaehlt === undefined ? liesTaetigkeiten(text, eigene) : [];
  const genannt =
    selbstGewaehlt === undefined
      ? gelesen.map((eine) => ({
          text: eine.text,
          taetigkeitId: eigeneOderErkannte(leser, genauer(eine, anlage), eigene),
        }))
      : [{ text, taetigkeitId: selbstGewaehlt }];
  if (frist.fristVon === undefined && frist.fristBis === undefined)
    for (const { taetigkeitId } of genannt) meldeWochen(leser, taetigkeitId);
  // Minutes of a row with several Tätigkeiten are their sum; which part belongs to which, the file does not say.
  const dauer = genannt.length === 1 ? liesZahl(leser, 'dauerMinuten') : undefined;
  return genannt.map(({ text, taetigkeitId }) => ({
    text,
    ...(taetigkeitId === undefined ? {} : { taetigkeitId }),
    ...frist,
    ...(dauer === undefined || dauer <= 0 ? {} : { dauerMinuten: Math.round(dauer) }),
    ...(einheit === undefined ? {} : { einheit }),
    ...(erledigtAm === undefined ? {} : { erledigtAm }),
  }));
}

/** „Kehren“ alone says not how often; the installation of its row does. A person looks at it all the same. */
function genauer(
  gelesen: GelesenerTaetigkeitstext,
  anlage: ImportAnlage | undefined,
): GelesenerTaetigkeitstext {
  const { taetigkeitId, sicherheit } = gelesen;
  if (taetigkeitId?.startsWith('kehrung_') !== true || sicherheit >= TAETIGKEIT_SICHER_MIN) return gelesen;
  return { ...gelesen, taetigkeitId: kehrungAn(anlage) ?? taetigkeitId };
}

/** What the law wants within weeks has no Frist without the day it begins. */
function meldeWochen(leser: Zeilenleser, taetigkeitId: string | undefined): void {
  const eintrag = TAETIGKEITSKATALOG.find(({ id }) => id === taetigkeitId);
  if (eintrag?.wiederholung.art !== 'einmalig' || eintrag.wiederholung.wochenMax === undefined) return;
  const { wochenMax: wochen } = eintrag.wiederholung;
  leser.sage('fristVon', { art: 'wochen-ohne-beginn', taetigkeit: eintrag.name, wochen });
}

/** A day of the row; a text that is none keeps the row out only where a task hangs on it (`zaehlt`). */
function liesZeilentag(leser: Zeilenleser, feld: Importfeld, zaehlt: boolean): Tag | undefined {
  const wert = leser.text(feld);
  if (wert === '' || wert === '-') return undefined;
  const ende = feld === 'fristVon' ? 'von' : 'bis';
  const tag = liesDatum(wert) ?? liesZeitraumende(wert, ende) ?? liesZeitspanne(wert)?.[ende];
  if (tag !== undefined && istFern(tag, leser.heute)) leser.sage(feld, { art: 'datum-fern', wert, tag });
  if (tag === undefined) leser.sage(feld, { art: zaehlt ? 'datum-ungueltig' : 'datum-ohne-folge', wert });
  const anders = liesMitSchraegstrich(wert)?.anders;
  if (tag !== undefined && anders !== undefined)
    leser.sage(feld, { art: 'datum-mehrdeutig', wert, gedeutet: tag, anders });
  return tag;
}

/** No work lies so many years away, and no Feuerstättenschau that still counts. */
const FERN_JAHRE = 10;

const istFern = (tag: Tag, heute: Tag | undefined): boolean =>
  heute !== undefined && Math.abs(teileTag(tag).jahr - teileTag(heute).jahr) > FERN_JAHRE;

/** The days of the last and the next Feuerstättenschau, with what has to be said where a Frist cannot follow from them. */
export function liesSchautage(
  leser: Zeilenleser,
  aufgaben: readonly ImportAufgabe[],
): { letzteFss: Tag | undefined; naechsteFss: Tag | undefined } {
  const schau = aufgaben.find(({ taetigkeitId }) => taetigkeitId === 'fss');
  const ohneFrist = schau !== undefined && schau.fristBis === undefined && schau.fristVon === undefined;
  const letzteFss = liesZeilentag(leser, 'letzteFss', ohneFrist);
  const naechsteFss = liesZeilentag(leser, 'naechsteFss', ohneFrist);
  const bis = schau?.fristBis ?? naechsteFss;
  if (letzteFss !== undefined && bis !== undefined && istGesperrt(bis, letzteFss))
    leser.sage('naechsteFss', { art: 'fss-gesperrt', bis, letzte: letzteFss, frist: fssFrist(letzteFss) });
  if (ohneFrist && letzteFss === undefined && naechsteFss === undefined)
    leser.sage('letzteFss', { art: 'fss-ohne-datum' });
  return { letzteFss, naechsteFss };
}

export function liesZahl(leser: Zeilenleser, feld: Importfeld): number | undefined {
  const wert = leser.text(feld);
  if (wert === '' || wert === '-') return undefined;
  const zahl = liesKommazahl(wert.replace(/min\.?$/i, '').trimEnd());
  if (zahl === undefined) leser.sage(feld, { art: 'zahl-ungueltig', wert });
  return zahl;
}

/** `2. Halbjahr 2027` in the only column has an end, too. */
const endeDes = (zeitraum: string, bis: string): Tag | undefined =>
  liesZeitspanne(zeitraum)?.bis ??
  (bis === '' && liesDatum(zeitraum) === undefined ? liesZeitraumende(zeitraum, 'bis') : undefined);

function liesFrist(leser: Zeilenleser, zaehlt: boolean): Pick<ImportAufgabe, 'fristVon' | 'fristBis'> {
  // One cell may hold both ends; what a column of its own says goes before.
  const von = liesZeilentag(leser, 'fristVon', zaehlt) ?? liesZeitspanne(leser.text('fristBis'))?.von;
  const bis =
    liesZeilentag(leser, 'fristBis', zaehlt) ?? endeDes(leser.text('fristVon'), leser.text('fristBis'));
  if (zaehlt && von !== undefined && bis !== undefined && bis < von)
    leser.sage('fristBis', { art: 'frist-verkehrt', von, bis });
  return {
    ...(von === undefined ? {} : { fristVon: von }),
    ...(bis === undefined ? {} : { fristBis: bis }),
  };
}

function eigeneOderErkannte(
  leser: Zeilenleser,
  gelesen: GelesenerTaetigkeitstext,
  eigene: EigeneTaetigkeiten,
): string | undefined {
  const { text, taetigkeitId, sicherheit } = gelesen;
  const gewaehlt = eigene.get(text.toLowerCase());
  if (gewaehlt !== undefined) return gewaehlt;
  if (taetigkeitId === undefined) leser.sage('taetigkeit', { art: 'taetigkeit-unbekannt', wert: text });
  else if (sicherheit < TAETIGKEIT_SICHER_MIN)
    leser.sage('taetigkeit', {
      art: 'taetigkeit-unsicher',
      wert: text,
      gedeutet: katalogTaetigkeit(taetigkeitId).name,
    });
  return taetigkeitId;
}
