import { randomUUID } from 'node:crypto';

import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { rueckgabeAnlegen, rueckgabenHolen } from '@kehrtour/contract/rueckgabe';
import { schreibeCsv } from '@kehrtour/domain/datei/csv';
import { formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';
import { besuchsstand } from '@kehrtour/domain/termin/besuchsausgang';
import { MANGELART_NAMEN } from '@kehrtour/domain/termin/mangel';
import { terminStatusName } from '@kehrtour/domain/termin/termin';

import {
  countMaengelrueckgabe,
  listMaengelrueckgabe,
  type Mangelrueckgabe,
  takeMaengel,
} from '../../mangel/mangelrueckgabe.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { countAbmeldungen, takeAbmeldungen } from '../../termin/abmeldung.ts';
import { countBesuche, type GegebenerBesuchRow, listGegebeneBesuche, takeBesuche } from './besuch.store.ts';
import {
  type AbmeldungszeileRow,
  countErledigte,
  countStrittige,
  findRueckgabe,
  insertRueckgabe,
  insertZeilen,
  listAbmeldungen,
  listErledigte,
  listRueckgaben,
  listZurueckgegebene,
  type ZurueckgegebeneRow,
  type RueckgabeRow,
} from './rueckgabe.store.ts';

/** A year of a large company; what is more comes with the next one. */
const ZEILEN_MAX = 20_000;
const GEZEIGT = 12;

function verlangeRecht(ctx: StaffCtx): void {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
}

/** What was done since the last file, and the files there are. */
export async function zeigeRueckgaben(ctx: StaffCtx): Promise<AnswerOf<typeof rueckgabenHolen>> {
  verlangeRecht(ctx);
  return ctx.transaction(async (tx) => ({
    offen:
      (await countErledigte(tx, 'datei')) +
      (await countBesuche(tx, 'datei', ctx.now())) +
      (await countAbmeldungen(tx)) +
      (await countMaengelrueckgabe(tx)),
    strittig: await countStrittige(tx),
    bisherige: (await listRueckgaben(tx, GEZEIGT)).map(alsRueckgabe),
  }));
}

/** Puts all that was done, or came to nothing, since the last file into one, and remembers that. @throws Refused 'rueckgabe.nichts-neues' */
export async function legeRueckgabeAn(ctx: StaffCtx): Promise<AnswerOf<typeof rueckgabeAnlegen>> {
  verlangeRecht(ctx);
  return ctx.transaction(async (tx) => {
    const zeilen = await listErledigte(tx, 'datei', ZEILEN_MAX);
    const neu = { id: randomUUID(), empfaenger: 'datei' as const, am: ctx.now(), von: ctx.actor.id };
    await insertRueckgabe(tx, neu);
    const anzahl =
      (await insertZeilen(tx, neu, zeilen)) +
      (await takeBesuche(tx, neu.id, neu.am)) +
      (await takeAbmeldungen(tx, neu.id)) +
      (await takeMaengel(tx, neu.id));
    if (anzahl === 0) throw new Refused('rueckgabe.nichts-neues');
    const row = (await listRueckgaben(tx, GEZEIGT)).find(({ id }) => id === neu.id);
    return alsRueckgabe(row ?? { ...neu, wer: '', anzahl });
  });
}

const alsRueckgabe = ({ id, am, wer, anzahl }: RueckgabeRow) => ({ id, am: am.toISOString(), wer, anzahl });

/** Done work, a visit that came to nothing, a defect, or a house or flat with nothing left to sweep. */
type Zeile = ZurueckgegebeneRow & { meldung?: string; ergebnis?: string; besuch_am?: Tag };

/** Only where it was seen on the day that it counts for. */
function uhrzeitDes({ erledigt_am, erledigt_um, besuch_am = erledigt_am ?? '' }: Zeile): string {
  const gesehen = erledigt_um === null ? null : ortszeitAus(erledigt_um);
  return gesehen?.tag === besuch_am ? gesehen.uhrzeit : '';
}

/** Work that was taken back since has no day, and no result any more. */
const ergebnisDes = ({ ergebnis, meldung, erledigt_am }: Zeile): string =>
  ergebnis ?? (meldung === undefined && erledigt_am !== null ? terminStatusName('erledigt') : '');

const SPALTEN: readonly [
  kopf: string,
  zelle: (row: Zeile) => string | number | undefined | { ziffern: string },
][] = [
  ['Lfd. Nr.', (row) => row.laufnummer ?? undefined],
  ['Objekt-ID', (row) => row.external_id ?? ''],
  ['Straße', (row) => row.strasse],
  ['Hausnr.', (row) => row.hausnr],
  ['PLZ', (row) => ({ ziffern: row.plz })],
  ['Ort', (row) => row.ort],
  ['Nutzungseinheit', (row) => row.einheit],
  ['Tätigkeit', (row) => row.bezeichnung],
  ['Frist von', (row) => (row.frist_von === null ? '' : formatTag(row.frist_von))],
  ['Frist bis', (row) => (row.meldung === undefined ? formatTag(row.frist_bis) : '')],
  ['Erledigt am', (row) => (row.erledigt_am === null ? '' : formatTag(row.erledigt_am))],
  ['Uhrzeit', uhrzeitDes],
  ['Ausgeführt von', (row) => row.person],
  ['Meldung', (row) => row.meldung ?? ''],
  ['Ergebnis', ergebnisDes],
  ['Besuch am', ({ besuch_am = null, erledigt_am }) => tagText(besuch_am ?? erledigt_am)],
];

const tagText = (tag: Tag | null): string => (tag === null ? '' : formatTag(tag));

/** A visit that came to nothing: for what, when it was seen, and whether it proves something. Nothing of it is done. */
const besuchszeile = ({ ausgang, vorher, um, nachweis, ...besuch }: GegebenerBesuchRow): Zeile => ({
  ...besuch,
  taetigkeit_id: '',
  frist_von: null,
  frist_bis: besuch.besuch_am,
  erledigt_am: null,
  erledigt_um: um,
  ergebnis: ausgang === null ? 'Zurückgenommen' : terminStatusName(ausgang),
  meldung:
    ausgang === null
      ? `Gilt nicht mehr: ${vorher === null ? 'Besuch' : terminStatusName(vorher)}`
      : besuchsstand({ status: ausgang, ohneNachweis: nachweis !== true }),
});

const alsZeile = ({ text, gemeldet_am, entschieden_am, ...haus }: AbmeldungszeileRow): Zeile => ({
  ...haus,
  bezeichnung: '',
  taetigkeit_id: '',
  frist_von: null,
  frist_bis: ortszeitAus(entschieden_am).tag,
  erledigt_am: null,
  erledigt_um: null,
  person: '',
  meldung: `Nichts mehr zu kehren, gemeldet ${formatTag(ortszeitAus(gemeldet_am).tag)}, stillgelegt ${formatTag(ortszeitAus(entschieden_am).tag)}: ${text}`,
});

/** A defect goes back when it was found, and once more when it was mended. */
const mangelzeile = ({
  art,
  text,
  gefunden_am,
  frist,
  behoben_am,
  ende,
  ...haus
}: Mangelrueckgabe): Zeile => ({
  ...haus,
  bezeichnung: '',
  taetigkeit_id: '',
  frist_von: null,
  frist_bis: frist,
  erledigt_am: null,
  erledigt_um: null,
  person: '',
  meldung: ende
    ? `Mangel behoben ${behoben_am === null ? '' : formatTag(behoben_am)}: ${MANGELART_NAMEN[art]}, ${text}`
    : `Mangel, gefunden ${formatTag(ortszeitAus(gefunden_am).tag)}, zu beheben bis ${formatTag(frist)}: ${MANGELART_NAMEN[art]}, ${text}`,
});

/** The file of one, as often as somebody wants it. */
export async function gibRueckgabeAus(ctx: StaffCtx, id: string): Promise<{ inhalt: string; name: string }> {
  verlangeRecht(ctx);
  return ctx.transaction(async (tx) => {
    const rueckgabe = await findRueckgabe(tx, id);
    if (!rueckgabe) throw new Refused('nicht-gefunden');
    const rows: Zeile[] = [
      ...(await listZurueckgegebene(tx, id)),
      ...(await listGegebeneBesuche(tx, id)).map(besuchszeile),
      ...(await listAbmeldungen(tx, id)).map(alsZeile),
      ...(await listMaengelrueckgabe(tx, id)).map(mangelzeile),
    ];
    const zeilen = [
      SPALTEN.map(([kopf]) => kopf),
      ...rows.map((row) => SPALTEN.map(([, zelle]) => zelle(row))),
    ];
    return { inhalt: schreibeCsv(zeilen), name: `Erledigt ${ortszeitAus(rueckgabe.am).tag}.csv` };
  });
}
