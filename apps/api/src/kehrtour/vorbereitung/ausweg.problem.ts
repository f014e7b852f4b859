import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { ARBEITSTAG_MINUTEN_MAX } from '@kehrtour/domain/recht/arbeitszeitgesetz';
import { istJugendlich } from '@kehrtour/domain/recht/jugendarbeit';
import type { Tag } from '@kehrtour/domain/tag';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';
import { type Schicht, schichtenAus } from '../../planung/schicht/schichten.ts';
import type { FahrerRow } from '../../planung/stand/planungsstand.ts';

/** More than that is another day's work. */
const MEHR_MINUTEN_MAX = 90;
const UEBERSTUNDEN_MINUTEN_MAX = 240;
/** Overtime is agreed upon in quarters of an hour. */
const VIERTELSTUNDE = 15;

export const brauchtSchau = (grundlage: Planungsgrundlage, ohnePlatz: ReadonlySet<string>): boolean =>
  grundlage.anliegen.some(
    ({ id, haus }) =>
      ohnePlatz.has(id) && haus.aufgaben.some(({ qualifikation }) => qualifikation === 'feuerstaettenschau'),
  );

/**
 * Overtime for everybody for whom it can be said in one figure: who works on each of the days, and equally long. An owner who
 * has other work on these days is left out, since nothing would keep him within the law, and who is not eighteen always is.
 * @returns null when there is nobody
 */
export function mitUeberstunden({
  vorgaben,
  fahrer,
  betrieb,
  belegte,
}: Planungsgrundlage): Vorgaben['arbeitszeit'] | null {
  const schichten = schichtenAus(vorgaben, fahrer, betrieb);
  const laenger = fahrer.flatMap((person): [string, Vorgaben['arbeitszeit'][string]][] => {
    const eigene = schichten.filter((schicht) => schicht.fahrer.id === person.id);
    const [erste] = eigene;
    if (!erste || eigene.length !== vorgaben.datum.tage.length) return [];
    if (eigene.some(({ arbeitMinuten }) => arbeitMinuten !== erste.arbeitMinuten)) return [];
    if (eigene.some(({ tag }) => istJugendlich(person.geburtsdatum, tag))) return [];
    if (person.rolle === 'inhaber' && belegte.some((zeit) => zeit.mitarbeiterId === person.id)) return [];
    const hoechstens = Math.min(UEBERSTUNDEN_MINUTEN_MAX, ARBEITSTAG_MINUTEN_MAX - erste.arbeitMinuten);
    const ueberstundenMinuten = Math.min(hoechstens, erste.ueberstundenMinuten + MEHR_MINUTEN_MAX);
    if (ueberstundenMinuten < erste.ueberstundenMinuten + VIERTELSTUNDE) return [];
    return [[person.id, { minuten: erste.arbeitMinuten, ueberstundenMinuten }]];
  });
  return laenger.length === 0 ? null : { ...vorgaben.arbeitszeit, ...Object.fromEntries(laenger) };
}

/** Only that part of the tried overtime which the plan used, in quarters of an hour; whoever used none keeps what was decided. */
export function genutzteUeberstunden(
  probiert: Vorgaben['arbeitszeit'],
  bisher: Vorgaben['arbeitszeit'],
  sekundenVon: (mitarbeiterId: string) => number,
): Vorgaben['arbeitszeit'] {
  const genutzt = Object.entries(probiert).flatMap(([id, zeit]): [string, typeof zeit][] => {
    const alt = bisher[id];
    const minuten = Math.ceil(sekundenVon(id) / 60 / VIERTELSTUNDE) * VIERTELSTUNDE;
    if (minuten <= (alt?.ueberstundenMinuten ?? 0)) return alt ? [[id, alt]] : [];
    return [[id, { ...zeit, ueberstundenMinuten: Math.min(minuten, zeit.ueberstundenMinuten) }]];
  });
  return Object.fromEntries(genutzt);
}

/** Who is not in the round and has time in it, those first who may do what is left, then who has most of it. */
export function freieFahrer(
  { fahrer, vorgaben }: Planungsgrundlage,
  schichtenAller: readonly Schicht[],
  mitSchau: boolean,
): FahrerRow[] {
  const minuten = (person: FahrerRow): number =>
    schichtenAller
      .filter((schicht) => schicht.fahrer.id === person.id)
      .reduce((summe, { arbeitMinuten }) => summe + arbeitMinuten, 0);
  const darf = (person: FahrerRow): number => (mitSchau && darfFeuerstaettenschau(person) ? 1 : 0);
  return fahrer
    .filter((person) => person.aktiv && !vorgaben.mitarbeiter.ids.includes(person.id) && minuten(person) > 0)
    .toSorted((a, b) => darf(b) - darf(a) || minuten(b) - minuten(a));
}

/** Days on which somebody of the round works, of those asked about; where the rest needs it, somebody who may do it. */
export function tageMitSchicht(
  tage: readonly Tag[],
  schichten: readonly Schicht[],
  mitSchau: boolean,
): Tag[] {
  return tage.filter((tag) =>
    schichten.some((schicht) => schicht.tag === tag && (!mitSchau || darfFeuerstaettenschau(schicht.fahrer))),
  );
}
