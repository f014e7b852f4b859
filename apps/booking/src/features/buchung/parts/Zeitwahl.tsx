import type { Zeit } from '@kehrtour/contract/buchungsangebot';

import type { Zeiten } from '../termin.server.ts';
import { Angebotstag } from './Angebotstag.tsx';
import { Zeitvorschlaege } from './Zeitvorschlaege.tsx';

/** How many times stand open from the start, in whole days; the other days open with one press. */
const OFFENE_ZEITEN = 18;
const VORSCHLAEGE = 3;

interface Props {
  tage: Zeiten['tage'];
  /** Near a time that was just taken; they come first. */
  alternativen?: readonly Zeit[];
}

/** The free times, each a button that sends the form around it: what suits our round first, then day by day. */
export function Zeitwahl({ tage, alternativen = [] }: Props) {
  const alle = tage.flatMap(({ zeiten }) => zeiten);
  const nahe = alle.filter(({ nah }) => nah).slice(0, VORSCHLAEGE);
  return (
    <>
      {alternativen.length > 0 ? (
        <Zeitvorschlaege
          titel="Stattdessen frei"
          zeichen="uhr"
          text="Diese Zeiten liegen am nächsten."
          zeiten={alternativen}
        />
      ) : null}
      {nahe.length > 0 && nahe.length < alle.length ? (
        <Zeitvorschlaege
          titel="Da sind wir ohnehin in Ihrer Nähe"
          zeichen="nadel"
          text="Das spart uns beiden Weg. Sie können auch jede andere Zeit nehmen."
          zeiten={nahe}
        />
      ) : null}
      {tage.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="text-lg font-bold">Die nächsten freien Tage</h2>
          {tage.map((tag, index) => (
            <Angebotstag key={tag.tag} tag={tag} offen={zeitenVor(tage, index) < OFFENE_ZEITEN} />
          ))}
        </section>
      ) : null}
    </>
  );
}

const zeitenVor = (tage: Props['tage'], index: number): number =>
  tage.slice(0, index).reduce((summe, { zeiten }) => summe + zeiten.length, 0);
