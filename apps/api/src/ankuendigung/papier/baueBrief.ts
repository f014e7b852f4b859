import { formatDatum } from '@kehrtour/domain/format';
import { BESUCHSSATZ } from '@kehrtour/domain/taetigkeit/besuch';
import { alsSatz } from '@kehrtour/domain/text/alsSatz';

import type { Brief, Zettel } from '../../terminzettel/zettelAuftrag.ts';
import { anredeFuer, type Empfang, kontaktName } from '../empfang/empfang.ts';
import { absagetitel } from './absagetitel.ts';
import { anschriftszeilen } from './anschriftszeilen.ts';
import type { Zettelrahmen } from './baueZettel.ts';
import type { Anlass } from './nachricht.ts';

type Absageanlass = Extract<Anlass, { art: 'absage' }>;

/** A slip as a letter, to where its recipient lives; where nobody's own address is known, to the house. */
export function baueBrief(empfang: Empfang, rahmen: Zettelrahmen, zettel: Zettel, anlass?: Anlass): Brief {
  const { kontakt, halt } = empfang;
  return {
    ...(anlass?.art === 'absage' ? ohneBesuch(zettel, anlass) : zettel),
    anschrift: {
      zusatz: [],
      zeilen: anschriftszeilen(kontaktName(kontakt) || 'An die Bewohner', kontakt, halt),
    },
    ort: rahmen.absender.ort || halt.ort,
    datum: formatDatum(rahmen.heute),
    anrede: anredeFuer(kontakt),
    einleitung: einleitung(empfang, anlass),
    gruss: ['Mit freundlichen Grüßen', rahmen.absender.name],
  };
}

/** Whoever is told that nobody comes has nothing to prepare. */
const ohneBesuch = (
  { zugang: _zugang, personen: _personen, ...zettel }: Zettel,
  anlass: Absageanlass,
): Zettel => ({
  ...zettel,
  titel: absagetitel(anlass),
  frage: 'Haben Sie Fragen?',
  // Nothing is done there: a list of it would read as if somebody came.
  taetigkeiten: [],
  vorbereitung: [],
  rechtstexte: [],
});

/** Why nobody comes at that time, and what happens next. */
function absagesatz({ grund, stattdessen }: Absageanlass): string {
  const warum = grund === '' ? '' : ` ${alsSatz(grund)}`;
  if (stattdessen)
    return `die unten genannte Wohnung besuchen wir nicht zu der Zeit, die wir Ihnen geschrieben haben, sondern am ${stattdessen.wochentag}, ${stattdessen.datum}, zwischen ${stattdessen.von} und ${stattdessen.bis} Uhr.${warum} Sie brauchen nichts zu tun. Es entfällt:`;
  return `dieser Besuch entfällt.${warum} Sie brauchen nichts zu tun; wir melden uns mit einem neuen Vorschlag:`;
}

function neuerStand(anlass: Exclude<Anlass, { art: 'ankuendigung' | 'absage' | 'verspaetung' }>): string {
  switch (anlass.art) {
    case 'aenderung':
      return `die Zeit am ${anlass.bisher.datum} zwischen ${anlass.bisher.von} und ${anlass.bisher.bis} Uhr, die wir Ihnen genannt haben, gilt nicht mehr.`;
    case 'arbeit':
      return 'die Zeit, die wir Ihnen genannt haben, bleibt; geändert hat sich, was wir bei Ihnen tun.';
    case 'person':
      return 'die Zeit, die wir Ihnen genannt haben, bleibt; geändert hat sich, wer zu Ihnen kommt.';
  }
}

function neuesVon(anlass: Anlass | undefined): string {
  if (
    anlass === undefined ||
    anlass.art === 'ankuendigung' ||
    anlass.art === 'absage' ||
    anlass.art === 'verspaetung'
  )
    return '';
  return `${[neuerStand(anlass), anlass.grund && alsSatz(anlass.grund)].filter(Boolean).join(' ')} `;
}

function einleitung({ zurKenntnis, besuch }: Empfang, anlass: Anlass | undefined): string {
  if (anlass?.art === 'absage') return absagesatz(anlass);
  const neu = neuesVon(anlass);
  const satz = zurKenntnis
    ? 'an diesem Tag besuchen wir in Ihrem Haus die genannten Wohnungen. Die Bewohner bekommen eigene Zettel, im Treppenhaus hängt ein Aushang:'
    : BESUCHSSATZ[besuch.art];
  // After the salutation's comma it goes on in lower case; after a sentence it begins a new one.
  return neu === '' ? satz : `${neu}${satz.charAt(0).toUpperCase()}${satz.slice(1)}`;
}
