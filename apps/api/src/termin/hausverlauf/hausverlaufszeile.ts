import type { Hausverlaufszeile } from '@kehrtour/contract/hausverlauf';
import type { ImportBefund } from '@kehrtour/contract/importauftrag';
import type { Nachweis } from '@kehrtour/contract/nachweis';
import { formatTag, formatUhrzeit } from '@kehrtour/domain/format';
import { ANRUFERGEBNISSE_NAMEN } from '@kehrtour/domain/nachweis/antwortstand';
import { standText } from '@kehrtour/domain/nachweis/zustellungsworte';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { RUECKMELDUNGSART_NAMEN } from '@kehrtour/domain/termin/rueckmeldungsart';
import { TERMINVERLAUF_NAMEN } from '@kehrtour/domain/verlauf/terminverlauf';
import { ANKUENDIGUNGSART_NAMEN, KANAL_WORTE } from '@kehrtour/domain/versand/kanal';

import { teilName } from '../../liegenschaft/zeigeLiegenschaft.ts';
import type { HausverlaufRow } from './hausverlauf.store.ts';

type Satz = Pick<Hausverlaufszeile, 'was' | 'text'>;

/** One thing that happened, in words. */
export function hausverlaufszeile(
  row: HausverlaufRow,
  nachweise: ReadonlyMap<string, Nachweis>,
): Hausverlaufszeile {
  return {
    id: row.marke,
    art: row.art,
    am: row.am.toISOString(),
    nurTag: row.quelle === 'erledigt',
    wer: row.wer.includes(':') ? '' : row.wer,
    ...satzVon(row, nachweise),
    terminId: row.termin_id,
  };
}

function satzVon(row: HausverlaufRow, nachweise: ReadonlyMap<string, Nachweis>): Satz {
  switch (row.quelle) {
    case 'haus': {
      const teile = teileText(row.daten);
      return { was: teile === '' ? row.was : `${row.was}: ${teile}`, text: '' };
    }
    case 'termin':
      return {
        was: TERMINVERLAUF_NAMEN[row.was],
        text: zusammen([besuchAm(row.daten.fenster), row.daten.grund]),
      };
    case 'import':
      return importsatz(row.was, row.daten);
    case 'ansage':
      return ansagesatz(row, nachweise.get(row.id));
    case 'antwort':
      return {
        was: `Antwort: ${RUECKMELDUNGSART_NAMEN[row.was]}`,
        text: zusammen([
          row.daten.text === '' ? '' : `„${row.daten.text}“`,
          row.daten.erwiderung === '' ? '' : `Vom Büro erwidert: „${row.daten.erwiderung}“`,
        ]),
      };
    case 'anruf':
      return { was: `Anruf: ${ANRUFERGEBNISSE_NAMEN[row.was]}`, text: '' };
    case 'wunsch':
      return { was: 'Wunsch gemerkt', text: row.was };
    case 'erledigt':
      return { was: `Erledigt: ${row.was}`, text: '' };
  }
}

function ansagesatz(
  { was: empfaenger, daten }: Extract<HausverlaufRow, { quelle: 'ansage' }>,
  nachweis: Nachweis | undefined,
): Satz {
  if (nachweis === undefined) return { was: 'Ankündigung', text: empfaenger };
  const { art, kanal, stand, zugestelltPer } = nachweis;
  const weg = stand === 'zugestellt' ? zugestelltPer : kanal;
  return {
    was: `${ANKUENDIGUNGSART_NAMEN[art]} per ${KANAL_WORTE[weg].nachweis}: ${standText(nachweis)}`,
    text: zusammen([empfaenger === '' ? '' : `An ${empfaenger}`, besuchAm(daten.fenster)]),
  };
}

/** What an entry of the history names: a key, a person, or the parts that were changed. */
const teileText = (nach: { teile?: readonly string[]; bezeichnung?: string } | null): string =>
  nach?.bezeichnung ?? (nach?.teile ?? []).map(teilName).join(', ');

const BEFUND: Record<ImportBefund, string> = {
  neu: 'neu eingelesen',
  geaendert: 'geändert',
  gleich: 'unverändert',
  fehlt: 'nicht mehr genannt',
  wiederDa: 'wieder genannt',
};

function importsatz(
  was: string,
  { dateiname, befund, teile }: Extract<HausverlaufRow, { quelle: 'import' }>['daten'],
): Satz {
  const text = dateiname === '' ? '' : `„${dateiname}“`;
  if (was === 'zurueckgenommen') return { was: 'Import zurückgenommen', text };
  const geaendert = teileText({ teile });
  return { was: `Import: ${BEFUND[befund]}${geaendert === '' ? '' : ` (${geaendert})`}`, text };
}

function besuchAm(fenster: string): string {
  const { tag, uhrzeit } = ortszeitAus(new Date(fenster));
  return `Termin am ${formatTag(tag)} ab ${formatUhrzeit(uhrzeit)}`;
}

const zusammen = (teile: readonly string[]): string => teile.filter((teil) => teil !== '').join(' · ');
