import { formatAufzaehlung, formatMenge, formatTag } from '@kehrtour/domain/format';
import { IMPORTTEIL_NAMEN, type Aenderung, type Importteil } from '@kehrtour/domain/importdatei/probelauf';
import {
  aufgabenSchluessel,
  type ImportAufgabe,
  type Importstand,
} from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { istBestandsspalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { listenname } from '@kehrtour/domain/liegenschaft/kontakt';
import {
  LIEGENSCHAFT_STATUS_NAMEN,
  LIEGENSCHAFTROLLE_NAMEN,
  LIEGENSCHAFTTYP_NAMEN,
} from '@kehrtour/domain/liegenschaft/liegenschaft';
import { adresszeile } from '@kehrtour/domain/ort/adresse';

import { anlagezeile, aufgabenzeile } from './baueVorschau.ts';
import type { Importschritt } from './dateiauftrag.ts';

type Zeile = Importschritt['aenderungen'][number];
type Namen = ReadonlyMap<string, string>;
const AUFZAEHLUNG_MAX = 3;

/** What a new property brings, for the list of the dry run. */
export function zeileDesNeuen(stand: Importstand, namen: Namen): Zeile[] {
  const teile = ['kontakte', 'aufgaben', 'einheiten', 'anlagen'] as const;
  return teile
    .map((teil) => ({
      teil: IMPORTTEIL_NAMEN[teil],
      alt: '',
      neu: alsText(teil, stand, namen),
      geschuetzt: false,
    }))
    .filter(({ neu }) => neu !== '');
}

/** What changes of a property, part by part; of tasks and units only those that come and go. */
export function zeilenDerAenderung(
  alt: Importstand,
  neu: Importstand,
  aenderungen: readonly Pick<Aenderung, 'teil' | 'geschuetzt'>[],
  namen: Namen,
): Zeile[] {
  return aenderungen.map(({ teil, geschuetzt }) => ({
    teil: IMPORTTEIL_NAMEN[teil],
    alt: alsText(teil, nurIn(teil, alt, neu), namen),
    neu: alsText(teil, nurIn(teil, neu, alt), namen),
    geschuetzt,
  }));
}

function nurIn(teil: Importteil, stand: Importstand, anderer: Importstand): Importstand {
  if (teil !== 'aufgaben') return stand;
  const dort = new Set(anderer.aufgaben.map(schluesselMitDauer));
  return { ...stand, aufgaben: stand.aufgaben.filter((eine) => !dort.has(schluesselMitDauer(eine))) };
}

function schluesselMitDauer(aufgabe: ImportAufgabe): string {
  return `${aufgabenSchluessel(aufgabe)}|${aufgabe.dauerMinuten ?? ''}`;
}

function alsText(teil: Importteil, stand: Importstand, namen: Namen): string {
  if (istBestandsspalte(teil)) return stand[teil] ?? '';
  switch (teil) {
    case 'adresse':
      return adresszeile(stand.adresse);
    case 'typ':
      return LIEGENSCHAFTTYP_NAMEN[stand.typ];
    case 'rolle':
      return stand.rolle === undefined ? '' : LIEGENSCHAFTROLLE_NAMEN[stand.rolle];
    case 'status':
      return LIEGENSCHAFT_STATUS_NAMEN[stand.status];
    case 'einheiten':
      return gekuerzt(
        stand.einheiten.map(({ bezeichnung }) => bezeichnung),
        'weitere Einheit',
        'weitere Einheiten',
      );
    case 'anlagen':
      return gekuerzt(
        (stand.anlagen ?? []).map((eine) => anlagezeile(eine)),
        'weitere Anlage',
        'weitere Anlagen',
      );
    case 'kontakte':
      return stand.kontakte
        .map((kontakt) =>
          [listenname(kontakt), kontakt.telefon ?? kontakt.mobil, kontakt.email].filter(Boolean).join(', '),
        )
        .join('; ');
    case 'aufgaben':
      return gekuerzt(
        stand.aufgaben.map((eine) => aufgabenzeile(eine, namen)),
        'weitere Aufgabe',
        'weitere Aufgaben',
      );
    case 'koordinaten':
      return stand.koordinaten === undefined
        ? ''
        : `${komma(stand.koordinaten.lat)} / ${komma(stand.koordinaten.lon)}`;
    case 'letzteFss':
    case 'naechsteFss':
      return stand[teil] === undefined ? '' : formatTag(stand[teil]);
    case 'laufnummer':
      return stand.laufnummer === undefined ? '' : komma(stand.laufnummer);
    case 'anzahlEinheiten':
      return String(stand.anzahlEinheiten);
    case 'notiz':
      return stand.notiz ?? '';
  }
}

function gekuerzt(teile: readonly string[], einer: string, mehrere: string): string {
  const rest = teile.length - AUFZAEHLUNG_MAX;
  if (rest <= 1) return teile.join('; ');
  return formatAufzaehlung([teile.slice(0, AUFZAEHLUNG_MAX).join('; '), formatMenge(rest, einer, mehrere)]);
}

function komma(zahl: number): string {
  return String(zahl).replace('.', ',');
}
