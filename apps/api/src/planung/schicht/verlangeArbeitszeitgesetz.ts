import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import {
  AM_STUECK_MINUTEN_MAX,
  ARBEITSTAG_MINUTEN_MAX,
  pauseNach,
} from '@kehrtour/domain/recht/arbeitszeitgesetz';
import { type Arbeitswoche, istJugendlich, jugendverstoesse } from '@kehrtour/domain/recht/jugendarbeit';
import { plusTage, type Tag, wochentag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht, uhrzeitAus } from '@kehrtour/domain/uhrzeit';

import { planungRefused } from '../stand/planung.grund.ts';
import type { BetriebMitMitteRow, FahrerRow } from '../stand/planung.store.ts';
import { mitStandard } from '../stand/standardVorgaben.ts';
import { type Schicht, schichtenAus } from './schichten.ts';

export type Arbeitszeitwunsch = {
  /** What people decided for this round; what the settings say is raised to the law without a word. */
  readonly gewollt: Partial<Vorgaben>;
  readonly betrieb: BetriebMitMitteRow;
  readonly fahrer: readonly FahrerRow[];
  /** Whose own affair it is. */
  readonly entscheidetSelbst: (person: FahrerRow) => boolean;
};

/**
 * A wish for more work or less rest than the Arbeitszeitgesetz allows is refused in words, not bent in silence.
 * @throws Refused 'kehrtour.arbeitszeitgesetz', of whoever is not eighteen 'kehrtour.jugendarbeitsschutz'
 */
export function verlangeArbeitszeitgesetz({
  gewollt,
  betrieb,
  fahrer,
  entscheidetSelbst,
}: Arbeitszeitwunsch): void {
  const vorgaben = mitStandard(gewollt, betrieb.einstellungen);
  const betroffen = fahrer.filter(
    (person) => vorgaben.mitarbeiter.ids.includes(person.id) && !entscheidetSelbst(person),
  );
  // The stricter law speaks first: ten hours are no answer to whoever may work eight.
  verlangeJugendwochen(gewollt, vorgaben, betroffen, betrieb);
  for (const person of betroffen) {
    const zeit = gewollt.arbeitszeit?.[person.id];
    if (zeit && zeit.minuten + zeit.ueberstundenMinuten > ARBEITSTAG_MINUTEN_MAX)
      throw planungRefused('arbeitstag-zu-lang', nameVon(person));
  }
  if (gewollt.pause == null) return;
  for (const schicht of schichtenAus(vorgaben, betroffen, betrieb)) verlangePause(schicht, gewollt.pause);
}

/** Hours, begin or break that this round alone has for somebody who is not eighteen, in the week that they fall into (JArbSchG). */
function verlangeJugendwochen(
  gewollt: Partial<Vorgaben>,
  vorgaben: Vorgaben,
  fahrer: readonly FahrerRow[],
  betrieb: BetriebMitMitteRow,
): void {
  const jung = fahrer.filter(
    ({ id, geburtsdatum }) =>
      vorgaben.datum.tage.some((tag) => istJugendlich(geburtsdatum, tag)) &&
      (gewollt.pause != null || vorgaben.arbeitszeit[id] || vorgaben.arbeitsbeginn[id]),
  );
  for (const person of jung) {
    const schichten = schichtenAus(vorgaben, [person], betrieb).filter(({ tag }) =>
      istJugendlich(person.geburtsdatum, tag),
    );
    for (const eine of Object.values(Object.groupBy(schichten, ({ tag }) => montagDer(tag)))) {
      const saetze = jugendverstoesse(wocheMit(person, eine ?? []));
      if (saetze.length > 0) throw planungRefused('jugendschutz', nameVon(person), saetze);
    }
  }
}

const montagDer = (tag: Tag): Tag => plusTage(tag, 1 - wochentag(tag));

/** The usual week with the days of the round in place of its own. */
function wocheMit({ arbeitszeit, pause }: FahrerRow, schichten: readonly Schicht[]): Arbeitswoche {
  const tage = schichten.map(({ tag, beginn, ende, ueberstundenMinuten }) => ({
    wochentag: wochentag(tag),
    von: beginn,
    bis: uhrzeitAus(minutenSeitMitternacht(ende) + ueberstundenMinuten),
  }));
  const sonst = arbeitszeit.filter((tag) => !tage.some((anderer) => anderer.wochentag === tag.wochentag));
  return { arbeitszeit: [...sonst, ...tage], pause: schichten[0]?.pause ?? pause };
}

function verlangePause(schicht: Schicht, pause: NonNullable<Vorgaben['pause']>): void {
  const soll = pauseNach(schicht.arbeitMinuten + schicht.ueberstundenMinuten);
  if (soll === 0) return;
  if (pause.minuten < soll) throw planungRefused('pause-zu-kurz', nameVon(schicht.fahrer), soll);
  const beginn = minutenSeitMitternacht(schicht.beginn);
  const ende = minutenSeitMitternacht(schicht.ende) + schicht.ueberstundenMinuten;
  const erlaubt = {
    beginn: uhrzeitAus(Math.max(beginn, ende - pause.minuten - AM_STUECK_MINUTEN_MAX)),
    ende: uhrzeitAus(beginn + AM_STUECK_MINUTEN_MAX),
  };
  if (
    erlaubt.beginn <= erlaubt.ende &&
    (pause.spaetestens < erlaubt.beginn || pause.fruehestens > erlaubt.ende)
  )
    throw planungRefused('pause-liegt-falsch', nameVon(schicht.fahrer), erlaubt);
}

const nameVon = ({ vorname, nachname }: FahrerRow): string => `${vorname} ${nachname}`;
