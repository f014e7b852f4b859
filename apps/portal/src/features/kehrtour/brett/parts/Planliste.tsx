import type { Client } from '@kehrtour/api-client/client';
import { formatTagKurz } from '@kehrtour/domain/format';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { GridList, GridListItem } from 'react-aria-components/GridList';

import { Mitfahrt } from '../../../../shared/mitfahrt/Mitfahrt.tsx';
import { OhneMitnahme } from '../../../../shared/mitfahrt/OhneMitnahme.tsx';
import { Farbpunkt } from '../../../../shared/person/Farbpunkt.tsx';
import { minutenText } from '../../kehrtour.format.ts';
import type { Platz } from '../anordnung.ts';
import type { Planansicht, Schichtansicht } from '../planansicht.ts';
import { useHaltzug } from '../useHaltzug.ts';
import { Wahlleiste } from '../Wahlleiste.tsx';
import { type Halttat, Haltzeile } from './Haltzeile.tsx';

export type PlanlisteProps = {
  client: Client;
  ansicht: Planansicht;
  tag: string;
  aenderbar: boolean;
  /** On the phone: one person at a time, short rows. */
  schmal: boolean;
  /** Whose, there; null: nobody has chosen. */
  schichtId: string | null;
  onSchicht: (id: string) => void;
  onWaehle: (haltId: string) => void;
  onSetze: (haltId: string, platz: Platz) => void;
  onTat: (haltId: string, tat: Halttat) => void;
};

/** The plan in words, a list per person: says everything that map and axis say. */
export function Planliste({ ansicht, tag, schichtId, onSchicht, ...props }: PlanlisteProps) {
  const schichten = ansicht.schichten.filter((schicht) => schicht.tag === tag);
  const fahrende = new Set(
    schichten.flatMap(({ mitarbeiterId, halte }) => (halte.length === 0 ? [] : [mitarbeiterId])),
  );
  const einer = schichten.find(({ id }) => id === schichtId) ?? schichten[0];
  const waehlbar = props.schmal && schichten.length > 1 && einer !== undefined;
  return (
    <div className="flex flex-col gap-6">
      <OhneMitnahme client={props.client} tag={tag} />
      {waehlbar ? (
        <div className="flex">
          <Wahlleiste
            label="Wessen Halte"
            wahl={schichten.map(({ id, name, halte }) => ({
              id,
              label: `${name} (${halte.length})`,
            }))}
            wert={einer.id}
            onChange={onSchicht}
          />
        </div>
      ) : null}
      {(waehlbar ? [einer] : schichten).map((schicht) => (
        <Schichtliste key={schicht.id} schicht={schicht} fahrende={fahrende} {...props} />
      ))}
    </div>
  );
}

type SchichtlisteProps = Omit<PlanlisteProps, 'ansicht' | 'tag' | 'schichtId' | 'onSchicht'> & {
  schicht: Schichtansicht;
  fahrende: ReadonlySet<string>;
};

function Schichtliste(props: SchichtlisteProps) {
  const { client, schicht, fahrende, aenderbar, schmal, onWaehle, onSetze, onTat } = props;
  const { dragAndDropHooks } = useHaltzug(schicht, onSetze);
  return (
    <section aria-label={`${schicht.name}, ${formatTagKurz(schicht.tag)}`} className="min-w-0">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 className="flex items-center gap-2 font-bold">
          <Farbpunkt farbe={schicht.farbe} />
          {schicht.name}
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {schicht.halte.length === 0
            ? 'noch frei'
            : `${uhrzeitAus(schicht.von)}–${uhrzeitAus(schicht.bis)} Uhr · ${minutenText(schicht.fahrtSekunden)} Fahrt`}
        </p>
        <Mitfahrt
          client={client}
          tag={schicht.tag}
          wer={{ id: schicht.mitarbeiterId, name: schicht.name }}
          fahrende={fahrende}
        />
        {schicht.verstoesse.map((verstoss) => (
          <Status key={verstoss} tone="danger" look="bare">
            {verstoss}
          </Status>
        ))}
      </header>
      <GridList
        // With and without dragging it is another list: its hooks differ.
        key={String(aenderbar)}
        aria-label={`Halte von ${schicht.name}`}
        items={schicht.halte.map((halt) => ({ ...halt, id: halt.halt.id }))}
        onAction={(id) => onWaehle(String(id))}
        {...(aenderbar ? { dragAndDropHooks } : {})}
        renderEmptyState={() => (
          <p className="p-4 text-sm text-muted">
            {aenderbar ? 'Ziehen Sie einen Halt hierher.' : 'Kein Halt an diesem Tag.'}
          </p>
        )}
        className="overflow-hidden rounded-lg border border-line bg-surface data-drop-target:outline-3 data-drop-target:outline-accent"
      >
        {(halt) => (
          <GridListItem
            id={halt.halt.id}
            textValue={`${halt.nummer}. ${halt.halt.anschrift}`}
            className="flex items-center cursor-pointer gap-2 border-b border-line px-2 py-2 last:border-b-0 hover:bg-sunken sm:gap-3 sm:px-3 data-dragging:opacity-50 data-focus-visible:-outline-offset-3 data-focus-visible:outline-3 data-focus-visible:outline-focus"
          >
            <Haltzeile
              halt={halt}
              aenderbar={aenderbar}
              schmal={schmal}
              farbe={schicht.farbe}
              onTat={onTat}
            />
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}
