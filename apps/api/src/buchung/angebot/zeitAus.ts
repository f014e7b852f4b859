import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import { istAbend, istSamstag, zuschlagFuer, type Randzeit } from '@kehrtour/domain/buchung/buchung';
import { formatDatum, formatWochentag } from '@kehrtour/domain/format';
import { uhrzeitDerMinute } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import {
  angebote,
  angebotId,
  type Moeglichkeit,
  naechsteZeiten,
  zeitenAm,
  type Zeitwunsch,
} from '@kehrtour/domain/zeiten/freieZeiten';

import type { BuchbareRow } from './angebot.store.ts';
import { type Angebot, imOrt, type Zuschlagsgrundlage } from './angebot.ts';

/** A day in the words of a page; a list writes them once for all its times. */
export type Tagesworte = Pick<Zeit, 'tag' | 'wochentag' | 'datum'>;
export const tagesworte = (tag: Tag): Tagesworte => ({
  tag,
  wochentag: formatWochentag(tag),
  datum: formatDatum(tag),
});

/** A possibility as customers see it. */
export function zeitAus(
  { regeln, feiertage }: Zuschlagsgrundlage,
  { art }: Pick<BuchbareRow, 'art'>,
  moeglichkeit: Moeglichkeit,
  worte: Tagesworte = tagesworte(moeglichkeit.tag),
): Zeit {
  const { tag, fenster } = moeglichkeit;
  const von = uhrzeitDerMinute(fenster.von);
  // A seat in a round costs nothing more: the round's hours are ordinary ones.
  const zuschlag =
    moeglichkeit.art === 'platz'
      ? { cent: null, text: '' }
      : zuschlagFuer(art, { tag, uhrzeit: von }, regeln, feiertage);
  return {
    id: angebotId(moeglichkeit),
    ...worte,
    art: moeglichkeit.art === 'platz' ? 'fenster' : 'uhrzeit',
    von,
    bis: uhrzeitDerMinute(fenster.bis),
    nah: moeglichkeit.nah,
    zuschlagCent: zuschlag.cent,
    zuschlagText: zuschlag.text,
  };
}

/** What is looked for beside any time at all. */
export const filterFuer =
  ({ regeln }: Pick<Angebot, 'regeln'>, nur: Randzeit | undefined) =>
  (moeglichkeit: Moeglichkeit): boolean => {
    if (nur === 'samstag') return istSamstag(moeglichkeit.tag);
    if (nur === 'abend')
      return moeglichkeit.art === 'uhrzeit' && istAbend(uhrzeitDerMinute(moeglichkeit.beginn), regeln);
    return true;
  };

const ALTERNATIVEN_AM_TAG = 4;
const ALTERNATIVEN_TAGE = 3;

/** Instead of a time that is gone: its neighbours on that day, and the next days' first ones. */
export function alternativen(
  angebot: Angebot,
  wunsch: Zeitwunsch,
  taetigkeit: BuchbareRow,
  statt: { readonly tag: Tag; readonly beginn: number | undefined },
): Zeit[] {
  const { grundlage } = angebot;
  const dort = imOrt(angebot, wunsch.anschrift);
  const nah = (zeit: Moeglichkeit): number => Math.abs(zeit.beginn - (statt.beginn ?? zeit.beginn));
  const amTag = angebote(zeitenAm(grundlage, wunsch, statt.tag))
    .toSorted((a, b) => nah(a) - nah(b))
    .slice(0, ALTERNATIVEN_AM_TAG)
    .toSorted((a, b) => a.fenster.von - b.fenster.von);
  const ab = [...grundlage.tage.keys()].find((tag) => tag > statt.tag);
  const danach =
    ab === undefined ? [] : naechsteZeiten(grundlage, wunsch, { ab, tageMax: ALTERNATIVEN_TAGE }).tage;
  return [...amTag, ...danach.flatMap(({ zeiten }) => zeiten.slice(0, 1))].map((zeit) =>
    zeitAus(dort, taetigkeit, zeit),
  );
}
