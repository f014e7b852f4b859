import { formatDatum } from '@kehrtour/domain/format';

import type { Brief, Zettel } from '../../terminzettel/zettelAuftrag.ts';
import { fensterText } from '../empfang/fensterText.ts';
import type { Zettelrahmen } from '../papier/baueZettel.ts';
import type { AbsagezettelRow } from './absage.store.ts';

const AN_ALLE = 'An die Bewohner';

/** A slip for whoever was called off and reads no mail: without it she waits at the door on that day. */
export function absagezettel(row: AbsagezettelRow): Zettel {
  const { strasseHausnummer, plzOrt } = anschriftAus(row);
  const benannt = row.empfaenger !== AN_ALLE && !row.gesperrt;
  return {
    titel: 'Unser Besuch entfällt',
    ...(benannt ? { empfaenger: row.empfaenger } : {}),
    liegenschaft: { strasseHausnummer, plzOrt },
    wann: fensterText(row.fenster_von, row.fenster_bis),
    geaendert:
      'Dieser Termin fällt aus. Sie brauchen nichts zu tun; wir melden uns mit einem neuen Vorschlag.',
    frage: 'Haben Sie Fragen?',
    taetigkeiten: [],
    vorbereitung: [],
    rechtstexte: [],
  };
}

/** The same as a letter; what was written as one is that letter. */
export function absagebrief(row: AbsagezettelRow, { absender, heute }: Zettelrahmen): Brief {
  if (row.blatt !== null) return row.blatt;
  const { strasseHausnummer, plzOrt } = anschriftAus(row);
  const { geaendert: _imSatz, ...zettel } = absagezettel(row);
  return {
    ...zettel,
    anschrift: { zusatz: [], zeilen: [row.empfaenger, strasseHausnummer, plzOrt] },
    ort: absender.ort,
    datum: formatDatum(heute),
    anrede: 'Guten Tag,',
    einleitung:
      'dieser Besuch entfällt. Sie brauchen nichts zu tun; wir melden uns mit einem neuen Vorschlag:',
    gruss: ['Mit freundlichen Grüßen', absender.name],
  };
}

/** `Hardtstraße 6, 2. OG links, 91207 Lauf`: the town stands behind the last comma. */
function anschriftAus({ anschrift }: AbsagezettelRow): { strasseHausnummer: string; plzOrt: string } {
  const komma = anschrift.lastIndexOf(', ');
  return komma < 0
    ? { strasseHausnummer: anschrift, plzOrt: '' }
    : { strasseHausnummer: anschrift.slice(0, komma), plzOrt: anschrift.slice(komma + 2) };
}
