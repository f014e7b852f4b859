import { formatTagKurz } from '@kehrtour/domain/format';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { CircleAlert, Ellipsis, GripVertical, Lock } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';

import { antwortStatus, minutenText } from '../../kehrtour.format.ts';
import { schichtAus } from '../anordnung.ts';
import type { Platz } from '../anordnung.ts';
import type { Haltansicht, Planansicht, Schichtansicht } from '../planansicht.ts';

/** What a dragged row carries. */
const HALT = 'application/x-kehrtour-halt';

export type Halttat = 'sperre' | 'verschiebe' | 'lasseAus';

export type PlanlisteProps = {
  ansicht: Planansicht;
  tag: string;
  gewaehlt: string | null;
  aenderbar: boolean;
  onWaehle: (haltId: string) => void;
  onSetze: (haltId: string, platz: Platz) => void;
  onTat: (haltId: string, tat: Halttat) => void;
};

/** The plan in words, a list per person: says everything that map and axis say. */
export function Planliste({ ansicht, tag, ...props }: PlanlisteProps) {
  const schichten = ansicht.schichten.filter((schicht) => schicht.tag === tag);
  return (
    <div className={`grid items-start gap-6 ${schichten.length > 1 ? 'xl:grid-cols-2' : ''}`}>
      {schichten.map((schicht) => (
        <Schichtliste key={schicht.id} schicht={schicht} {...props} />
      ))}
    </div>
  );
}

type SchichtlisteProps = Omit<PlanlisteProps, 'ansicht' | 'tag'> & { schicht: Schichtansicht };

function Schichtliste({ schicht, gewaehlt, aenderbar, onWaehle, onSetze, onTat }: SchichtlisteProps) {
  const { dragAndDropHooks } = useHaltZug(schicht, onSetze);
  return (
    <section aria-label={`${schicht.name}, ${formatTagKurz(schicht.tag)}`} className="min-w-0">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 className="flex items-center gap-2 font-bold">
          <span
            aria-hidden
            className="size-3 rounded-full"
            style={{ background: `var(--color-lane-${schicht.farbe})` }}
          />
          {schicht.name}
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {schicht.halte.length === 0
            ? 'noch frei'
            : `${uhrzeitAus(schicht.von)}–${uhrzeitAus(schicht.bis)} Uhr · ${minutenText(schicht.fahrtSekunden)} Fahrt`}
        </p>
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
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={gewaehlt === null ? [] : [gewaehlt]}
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : [...keys];
          if (id !== undefined) onWaehle(String(id));
        }}
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
            className="flex items-center gap-3 border-b border-line px-3 py-2 last:border-b-0 hover:bg-sunken selected:bg-accent-soft data-dragging:opacity-50 data-focus-visible:-outline-offset-3 data-focus-visible:outline-3 data-focus-visible:outline-focus"
          >
            <Zeile halt={halt} aenderbar={aenderbar} farbe={schicht.farbe} onTat={onTat} />
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}

/** Rows within a list, and from list to list; by pointer and by keyboard. */
function useHaltZug(schicht: Schichtansicht, onSetze: PlanlisteProps['onSetze']) {
  const ort = schichtAus(schicht.id);
  const position = (key: string | number, seite: 'before' | 'after' | 'on', haltId: string): number => {
    const andere = schicht.halte.filter(({ halt }) => halt.id !== haltId);
    const index = andere.findIndex(({ halt }) => halt.id === key);
    return seite === 'after' ? index + 1 : Math.max(0, index);
  };
  async function setzeMitgebrachten(items: readonly Mitgebracht[], wohin: (haltId: string) => number) {
    const haltId = await haltAus(items);
    if (haltId !== undefined) onSetze(haltId, { ...ort, position: wohin(haltId) });
  }
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [HALT]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [HALT],
    onReorder: ({ keys, target }) => {
      const [haltId] = [...keys].map(String);
      if (haltId !== undefined)
        onSetze(haltId, { ...ort, position: position(target.key, target.dropPosition, haltId) });
    },
    onInsert: ({ items, target }) =>
      void setzeMitgebrachten(items, (haltId) => position(target.key, target.dropPosition, haltId)),
    onRootDrop: ({ items }) => void setzeMitgebrachten(items, () => schicht.halte.length),
  });
}

type Mitgebracht = { kind: string; getText?: (type: string) => Promise<string> };

async function haltAus(items: readonly Mitgebracht[]): Promise<string | undefined> {
  const [item] = items;
  return item?.getText?.(HALT);
}

type ZeileProps = {
  halt: Haltansicht;
  farbe: number;
  aenderbar: boolean;
  onTat: PlanlisteProps['onTat'];
};

function Zeile({ halt: ansicht, farbe, aenderbar, onTat }: ZeileProps) {
  const { halt, fenster, verstoesse, gesperrt, nummer } = ansicht;
  return (
    <>
      {aenderbar ? (
        <AriaButton slot="drag" aria-label={`${halt.anschrift} ziehen`} className="cursor-grab text-muted">
          <GripVertical aria-hidden className="size-5" />
        </AriaButton>
      ) : null}
      <span
        className="grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold text-page tabular-nums"
        style={{ background: verstoesse.length > 0 ? 'var(--color-danger)' : `var(--color-lane-${farbe})` }}
      >
        {nummer}
      </span>
      <span className="w-12 shrink-0 font-semibold tabular-nums">{uhrzeitAus(ansicht.von)}</span>
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{halt.anschrift}</span>
          {gesperrt ? <Lock aria-label="festgehalten" className="size-4 shrink-0 text-muted" /> : null}
        </span>
        <span className="block text-sm text-muted sm:truncate">
          {[
            fenster === null ? '' : `${uhrzeitAus(fenster.von)}–${uhrzeitAus(fenster.bis)} Uhr`,
            halt.name,
            halt.aufgaben.map(({ bezeichnung }) => bezeichnung).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {verstoesse.map((verstoss) => (
          <span key={verstoss} className="flex items-center gap-1 text-sm font-semibold text-danger">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {verstoss}
          </span>
        ))}
        <Antwortzeile termin={halt.termin} />
      </span>
      {aenderbar ? (
        <Menu
          label={`${halt.anschrift}: was tun?`}
          trigger={
            <IconButton
              kind="quiet"
              size="small"
              label={`${halt.anschrift}: was tun?`}
              icon={<Ellipsis aria-hidden className="size-5" />}
            />
          }
          entries={[
            { id: 'sperre', label: gesperrt ? 'Loslassen' : 'Festhalten' },
            { id: 'verschiebe', label: 'Verschieben …', hint: 'Andere Person, anderer Tag' },
            { id: 'lasseAus', label: 'Auslassen' },
          ]}
          onAction={(tat) => onTat(halt.id, tat as Halttat)}
        />
      ) : null}
    </>
  );
}

/** What the customer said; new answers carry a mark until somebody has read them. */
function Antwortzeile({ termin }: { termin: Haltansicht['halt']['termin'] }) {
  if (termin === null) return null;
  const { tone, text } = antwortStatus(termin.status);
  return (
    <span className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
      <Status tone={tone} look="bare">
        {text}
      </Status>
      {termin.ungelesen ? (
        <span className="rounded-full bg-accent px-2 text-xs font-semibold text-on-accent">neu</span>
      ) : null}
      {termin.antwort === null ? null : <q className="min-w-0">{termin.antwort}</q>}
    </span>
  );
}
