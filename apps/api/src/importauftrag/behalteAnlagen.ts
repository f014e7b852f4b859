import { ANLAGEART_NAMEN } from '@kehrtour/domain/anlage/anlage';
import type { Importfeld } from '@kehrtour/domain/importdatei/spalte/importfeld';
import type { ImportAnlage, Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { keysOf } from '@kehrtour/domain/keysOf';

import type { Leere } from './behalteLeute.ts';

/** Columns without which a file says nothing of installations; the others only say more of one. */
const NENNEND = ['feuerstaette', 'brennstoff', 'leistungKw'] as const satisfies readonly Importfeld[];

/** What each column says of an installation. */
const EINZELHEITEN = {
  brennstoff: 'brennstoff',
  benutzung: 'anlageBenutzung',
  bauweise: 'raumluft',
  leistungKw: 'leistungKw',
  baujahr: 'baujahr',
  arbeitswerte: 'arbeitswerte',
  lage: 'anlageLage',
} as const satisfies Partial<Record<keyof ImportAnlage, Importfeld>>;

/** Installations a file names count as it names them; one that names none takes none away without a yes. */
export function behalteAnlagen(
  neue: readonly ImportAnlage[] | undefined,
  alte: readonly ImportAnlage[] | undefined,
  leere: Leere,
): Pick<Importstand, 'anlagen'> {
  if (neue === undefined) return behalteAlte(alte ?? [], leere);
  if (alte === undefined) return { anlagen: neue };
  const frei = [...alte];
  return {
    anlagen: neue.map((neu) => {
      const stelle = frei.findIndex((alt) => istDieselbe(neu, alt, leere));
      const [alt] = stelle < 0 ? [] : frei.splice(stelle, 1);
      return alt === undefined ? neu : mitBekanntem(neu, alt, leere);
    }),
  };
}

function behalteAlte(alte: readonly ImportAnlage[], { hat, bleibt }: Leere): Pick<Importstand, 'anlagen'> {
  const anlagen = NENNEND.some(hat)
    ? alte.filter(({ art, bezeichnung }) => bleibt('anlagen', 'Anlage', bezeichnung ?? ANLAGEART_NAMEN[art]))
    : alte;
  return anlagen.length === 0 ? {} : { anlagen };
}

/** Alike in everything the file has a column for. */
function istDieselbe(neu: ImportAnlage, alt: ImportAnlage, { hat }: Leere): boolean {
  if (neu.einheit !== alt.einheit) return false;
  if (hat('feuerstaette') && (neu.art !== alt.art || neu.bezeichnung !== alt.bezeichnung)) return false;
  return (['brennstoff', 'leistungKw', 'baujahr', 'lage'] as const).every(
    (teil) => !hat(EINZELHEITEN[teil]) || neu[teil] === alt[teil],
  );
}

function mitBekanntem(neu: ImportAnlage, alt: ImportAnlage, { hat }: Leere): ImportAnlage {
  const bekannt = keysOf(EINZELHEITEN).flatMap((teil) =>
    hat(EINZELHEITEN[teil]) || alt[teil] === undefined ? [] : [[teil, alt[teil]]],
  );
  const genannt = hat('feuerstaette') ? neu : { ...neu, art: alt.art, ...bezeichnungVon(alt) };
  return { ...genannt, ...Object.fromEntries(bekannt), schluessel: alt.schluessel };
}

const bezeichnungVon = ({ bezeichnung }: ImportAnlage): Pick<ImportAnlage, 'bezeichnung'> =>
  bezeichnung === undefined ? {} : { bezeichnung };
