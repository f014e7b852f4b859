import { formatMenge } from '@kehrtour/domain/format';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { TimeBand } from '@kehrtour/ui/time/TimeBand.tsx';
import { TimeBlock } from '@kehrtour/ui/time/TimeBlock.tsx';
import { TimeLane } from '@kehrtour/ui/time/TimeLane.tsx';
import { TimeWay } from '@kehrtour/ui/time/TimeWay.tsx';

import { antwortStatus, minutenText, stundenText } from '../../kehrtour.format.ts';
import { type Fensterband, fensterbaender, haltreihen, haltton, wege } from '../planachse.layout.ts';
import type { Haltansicht, Schichtansicht } from '../planansicht.ts';
import type { Blockzug } from '../useBlockzug.ts';

export type SchichtspurProps = {
  schicht: Schichtansicht;
  /** How closely time is looked at; 1 is the whole day. */
  lupe: number;
  gewaehlt: string | null;
  onWaehle: (haltId: string) => void;
  zugVon: (halt: Haltansicht) => Blockzug;
};

/** The day of one person: what was promised, when they rest, the ways, what is fixed, and the stops. */
export function Schichtspur({ schicht, lupe, gewaehlt, onWaehle, zugVon }: SchichtspurProps) {
  const { baender, reihen: fensterreihen } = fensterbaender(schicht, gewaehlt);
  const { reiheVon, reihen } = haltreihen(schicht, lupe);
  return (
    <TimeLane
      id={schicht.id}
      label={schicht.name}
      hint={laneText(schicht)}
      {...(schicht.verstoesse.length === 0 ? {} : { refused: schicht.verstoesse.join(' · ') })}
      colour={schicht.farbe}
      levels={reihen}
      bands={fensterreihen}
    >
      <Zeitraeume schicht={schicht} baender={baender} />
      <WegeUndFestes schicht={schicht} reiheVon={reiheVon} />
      {schicht.halte.map((halt) => (
        <TimeBlock
          key={halt.halt.id}
          id={halt.halt.id}
          startMinute={Math.round(halt.von)}
          endMinute={Math.round(halt.bis)}
          label={halt.halt.anschrift}
          short={String(halt.nummer)}
          hint={blockText(halt)}
          tone={haltton(halt)}
          level={reiheVon(halt.halt.id)}
          locked={halt.gesperrt}
          selected={halt.halt.id === gewaehlt}
          onSelect={() => onWaehle(halt.halt.id)}
          {...zugVon(halt)}
        />
      ))}
    </TimeLane>
  );
}

type ZeitraeumeProps = { schicht: Schichtansicht; baender: readonly Fensterband[] };

/** What was promised, and when nothing happens. */
function Zeitraeume({ schicht, baender }: ZeitraeumeProps) {
  return (
    <>
      {baender.map(({ von, bis, reihe }) => (
        <TimeBand
          key={`${von}-${bis}`}
          startMinute={von}
          endMinute={bis}
          label={`${uhrzeitAus(von)}–${uhrzeitAus(bis)}`}
          row={reihe}
        />
      ))}
      {schicht.pausen.map(({ von, bis, abwesend }) => (
        <TimeBand
          key={`pause-${von}`}
          startMinute={von}
          endMinute={bis}
          label={abwesend ? 'Nicht da' : 'Pause'}
          tone="off"
        />
      ))}
    </>
  );
}

type WegeUndFestesProps = { schicht: Schichtansicht; reiheVon: (id: string) => number };

/** The ways between the stops, and appointments that no round may move. */
function WegeUndFestes({ schicht, reiheVon }: WegeUndFestesProps) {
  return (
    <>
      {wege(schicht).map(({ von, bis, nach, zuFuss }) => (
        // Two ways stand at the last stop: the one that leads there, and the one home.
        <TimeWay
          key={`${nach}-${von}`}
          startMinute={von}
          endMinute={bis}
          level={reiheVon(nach)}
          mode={zuFuss ? 'foot' : 'car'}
        />
      ))}
      {schicht.feste.map(({ id, von, bis }) => (
        <TimeBlock
          key={id}
          id={id}
          startMinute={Math.round(von)}
          endMinute={Math.round(bis)}
          label="Fester Termin"
          tone="muted"
          level={reiheVon(id)}
          locked
        />
      ))}
    </>
  );
}

function laneText({ halte, arbeitSekunden, ueberstundenSekunden }: Schichtansicht): string {
  if (halte.length === 0) return 'noch frei';
  const worte = [formatMenge(halte.length, 'Halt', 'Halte'), stundenText(arbeitSekunden)];
  if (ueberstundenSekunden > 0) worte.push(`${minutenText(ueberstundenSekunden)} über`);
  return worte.join(' · ');
}

/** What colour and sign of a block say, in words. */
function blockText({ halt: { termin }, fenster, verstoesse, angesagt }: Haltansicht): string {
  return [
    ...verstoesse,
    ...(termin === null ? [] : [antwortStatus(termin.status, termin.ohneNachweis).text]),
    ...(fenster === null
      ? []
      : [
          `${angesagt ? 'angekündigt' : 'Fenster'} ${uhrzeitAus(fenster.von)}–${uhrzeitAus(fenster.bis)} Uhr`,
        ]),
  ].join(', ');
}
