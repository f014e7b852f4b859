import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';

import { anschrift } from '../liegenschaft.format.ts';
import type { Bezug } from './useEinordnen.ts';

export type ReiheProps = {
  /** In the working order; those without a number last. */
  haeuser: readonly LiegenschaftPunkt[];
  /** The house whose new number is on its way. */
  wartet: string | null;
  onSetze: (id: string, bezug: Bezug) => void;
};

/** Houses in the order they are swept: dragged, or moved by one with its buttons, which keys and fingers reach. */
export function Reihe({ haeuser, wartet, onSetze }: ReiheProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [id] = keys;
      if (id === undefined || target.key === id || target.dropPosition === 'on') return;
      onSetze(String(id), {
        id: String(target.key),
        seite: target.dropPosition === 'before' ? 'vor' : 'nach',
      });
    },
  });
  return (
    <>
      <p className="text-sm text-muted">
        <span className="pointer-coarse:hidden">
          Ziehen Sie ein Haus am Griff, oder schieben Sie es mit den Pfeilen.{' '}
        </span>
        <span className="pointer-fine:hidden">Schieben Sie ein Haus mit den Pfeilen. </span>
        Es bekommt eine Nummer zwischen den beiden anderen, keine andere ändert sich.
      </p>
      <GridList
        aria-label="Arbeitsreihenfolge"
        items={haeuser}
        selectionMode="none"
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[wartet]}
        renderEmptyState={() => <p className="p-3 text-muted">Hier steht kein Haus.</p>}
        className="overflow-hidden rounded-lg border border-line bg-surface"
      >
        {(haus) => (
          <Zeile
            haus={haus}
            davor={haeuser[haeuser.indexOf(haus) - 1]}
            danach={haeuser[haeuser.indexOf(haus) + 1]}
            busy={wartet === haus.id}
            onSetze={onSetze}
          />
        )}
      </GridList>
    </>
  );
}

type ZeileProps = Pick<ReiheProps, 'onSetze'> & {
  haus: LiegenschaftPunkt;
  davor: LiegenschaftPunkt | undefined;
  danach: LiegenschaftPunkt | undefined;
  busy: boolean;
};

function Zeile({ haus, davor, danach, busy, onSetze }: ZeileProps) {
  const name = anschrift(haus);
  return (
    <GridListItem
      id={haus.id}
      textValue={name}
      className="flex items-center gap-2 border-b border-line bg-surface px-2 py-1 sm:gap-3 sm:px-3 last:border-b-0 data-dragging:opacity-50 data-focus-visible:-outline-offset-3 data-focus-visible:outline-3 data-focus-visible:outline-focus"
    >
      <AriaButton
        slot="drag"
        aria-label={`${name} ziehen`}
        className="flex min-h-control cursor-grab items-center text-muted pointer-coarse:hidden"
      >
        <GripVertical aria-hidden className="size-5" />
      </AriaButton>
      <span className={`w-12 shrink-0 text-right sm:w-16 tabular-nums ${busy ? 'opacity-50' : ''}`}>
        {haus.laufnummer === null ? '–' : String(haus.laufnummer).replace('.', ',')}
      </span>
      <span className="min-w-0 grow py-2 leading-snug">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-sm text-muted">{[haus.ort, haus.name].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="flex shrink-0 flex-col sm:flex-row">
        <IconButton
          kind="quiet"
          label={`${name} eins nach oben`}
          icon={<ArrowUp aria-hidden className="size-5" />}
          disabled={davor === undefined}
          onPress={() => davor && onSetze(haus.id, { id: davor.id, seite: 'vor' })}
        />
        <IconButton
          kind="quiet"
          label={`${name} eins nach unten`}
          icon={<ArrowDown aria-hidden className="size-5" />}
          disabled={danach === undefined}
          onPress={() => danach && onSetze(haus.id, { id: danach.id, seite: 'nach' })}
        />
      </span>
    </GridListItem>
  );
}
