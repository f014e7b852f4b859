import { isDeepStrictEqual } from 'node:util';

import { type Kanal, KANAL_WORTE } from '@kehrtour/domain/versand/kanal';

import type { Brief, Zettel } from '../../terminzettel/zettelAuftrag.ts';
import type { Ansagetext, AnsagetextRow } from '../empfang/ankuendigung.store.ts';
import type { Empfang } from '../empfang/empfang.ts';
import { baueBrief } from './baueBrief.ts';
import type { Zettelrahmen } from './baueZettel.ts';
import type { Anlass } from './nachricht.ts';

/** The words that are kept of a notice. The token never is: whoever reads the proof must not be able to answer for the customer. */
export function ansagetextAus({ antwort, ...text }: Zettel, brief: Brief | undefined): Ansagetext {
  return {
    ...text,
    ...(antwort?.frist ? { antwortfrist: antwort.frist } : {}),
    ...(brief
      ? {
          brief: {
            anschrift: brief.anschrift,
            ort: brief.ort,
            datum: brief.datum,
            anrede: brief.anrede,
            einleitung: brief.einleitung,
            gruss: brief.gruss,
          },
        }
      : {}),
  };
}

/** The sheet of a letter, where it goes on paper. */
export const briefZu = (
  empfang: Empfang,
  rahmen: Zettelrahmen,
  { zettel, anlass, kanal }: { zettel: Zettel; anlass: Anlass; kanal: Kanal },
): Brief | undefined =>
  kanal === 'briefdienst' || !KANAL_WORTE[kanal].gesendet
    ? baueBrief(empfang, rahmen, zettel, anlass)
    : undefined;

/**
 * A slip that is printed again is the one that was announced, word for word, while the window and the work that it names are
 * those that hold. Whoever got an Auskunftssperre since stands on none.
 */
export function gesagterZettel(
  zettel: Zettel,
  gesagt: AnsagetextRow | undefined,
  { kontakt }: Pick<Empfang, 'kontakt'>,
): Zettel {
  if (!gesagt || !gilt(zettel, gesagt)) return zettel;
  const { antwortfrist, brief: _brief, empfaenger, ...text } = gesagt.text;
  const { antwort } = zettel;
  return {
    ...text,
    ...(empfaenger && kontakt?.sperrvermerk !== true ? { empfaenger } : {}),
    ...(antwort ? { antwort: { ...antwort, ...(antwortfrist ? { frist: antwortfrist } : {}) } } : {}),
  };
}

/** The same of a letter: to whom, of which day, and in which words it went. */
export const gesagterBrief = (brief: Brief, gesagt: AnsagetextRow | undefined): Brief =>
  gesagt?.text.brief && gilt(brief, gesagt) ? { ...brief, ...gesagt.text.brief } : brief;

function gilt({ wann, taetigkeiten }: Zettel, { text, taetigkeiten: worte }: AnsagetextRow): boolean {
  if (!isDeepStrictEqual({ ...text.wann }, { ...wann })) return false;
  const gesagte = text.taetigkeiten.map((eine) => eine.text.replace(/ \(\d+×\)$/, ''));
  return (
    isDeepStrictEqual(new Set(gesagte), new Set(worte)) ||
    isDeepStrictEqual(text.taetigkeiten.map(inWorten), taetigkeiten.map(inWorten))
  );
}

const inWorten = ({ text, dauerMinuten }: Zettel['taetigkeiten'][number]): string =>
  `${text}/${dauerMinuten}`;
