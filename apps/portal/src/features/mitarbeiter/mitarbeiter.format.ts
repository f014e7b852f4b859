import type { Mitarbeiter, Qualifikation } from '@kehrtour/contract/mitarbeiter';

import { WOCHENTAGE } from '../../shared/wochentage.ts';

export const QUALIFIKATIONEN: Record<Qualifikation, string> = {
  bbsf: 'bevollmächtigt für einen Kehrbezirk (bBSF)',
  vertreter11b: 'Vertretung nach § 11b SchfHwG',
  meister: 'Meister/in',
  geselle: 'Geselle oder Gesellin',
  azubi: 'in Ausbildung',
  keine: 'ohne',
};

/** For lists. */
export const QUALIFIKATIONEN_KURZ: Record<Qualifikation, string> = {
  bbsf: 'bBSF',
  vertreter11b: 'Vertretung § 11b',
  meister: 'Meister/in',
  geselle: 'Geselle/in',
  azubi: 'in Ausbildung',
  keine: 'ohne',
};

export const ZUGANG_WORTE = {
  keiner: { tone: 'neutral', text: 'Ohne Zugang' },
  eingeladen: { tone: 'warning', text: 'Eingeladen' },
  aktiv: { tone: 'success', text: 'Aktiv' },
  gesperrt: { tone: 'neutral', text: 'Gesperrt' },
} as const satisfies Record<Mitarbeiter['zugang'], { tone: string; text: string }>;

type Tag = Mitarbeiter['arbeitszeit'][number];

/** "Mo–Do 08:00–16:30, Fr 08:00–12:00": neighbouring days with the same hours are said together. */
export function wocheInWorten(arbeitszeit: readonly Tag[]): string {
  if (arbeitszeit.length === 0) return 'keine Arbeitszeit';
  const gruppen: Tag[][] = [];
  for (const tag of arbeitszeit.toSorted((a, b) => a.wochentag - b.wochentag)) {
    const letzter = gruppen.at(-1)?.at(-1);
    const passt =
      letzter?.wochentag === tag.wochentag - 1 && letzter.von === tag.von && letzter.bis === tag.bis;
    if (passt) gruppen.at(-1)?.push(tag);
    else gruppen.push([tag]);
  }
  return gruppen.map(gruppeInWorten).join(', ');
}

function gruppeInWorten(tage: readonly Tag[]): string {
  const [erster] = tage;
  const letzter = tage.at(-1);
  if (erster === undefined || letzter === undefined) return '';
  const namen = tage.length === 1 ? kurz(erster) : `${kurz(erster)}–${kurz(letzter)}`;
  return `${namen} ${erster.von}–${erster.bis}`;
}

const kurz = ({ wochentag }: Tag): string => WOCHENTAGE[wochentag - 1]?.kurz ?? '';
