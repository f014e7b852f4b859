import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { AM_STUECK_MINUTEN_MAX, ARBEITSTAG_MINUTEN_MAX, pauseNach } from '@kehrtour/domain/arbeitszeitgesetz';
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
 * @throws Refused 'kehrtour.arbeitszeitgesetz'
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
  for (const person of betroffen) {
    const zeit = gewollt.arbeitszeit?.[person.id];
    if (zeit && zeit.minuten + zeit.ueberstundenMinuten > ARBEITSTAG_MINUTEN_MAX)
      throw planungRefused('arbeitstag-zu-lang', nameVon(person));
  }
  if (gewollt.pause == null) return;
  for (const schicht of schichtenAus(vorgaben, betroffen, betrieb)) verlangePause(schicht, gewollt.pause);
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
