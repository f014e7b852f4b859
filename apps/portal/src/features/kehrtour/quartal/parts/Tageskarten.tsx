import { formatTagLang } from '@kehrtour/domain/format';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import type { Tag } from '@kehrtour/domain/tag';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { ArrowLeftRight, GripVertical, LockOpen } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';

import { hausnummernText } from '../quartal.format.ts';
import type { Schichtblick, Teilblick } from '../quartalsplan.ts';
import { Tageskopf } from './Tageskopf.tsx';
import { Teilzeile } from './Teilzeile.tsx';

/** What a dragged row carries. */
const TEIL = 'application/x-kehrtour-quartalsteil';

export type TageskartenProps = {
  /** Those of one week. */
  schichten: readonly Schichtblick[];
  feiertage: readonly Feiertag[];
  aenderbar: boolean;
  onVerlege: (teil: Teilblick) => void;
  onLasseLos: (teil: Teilblick) => void;
  onSetze: (teilId: string, schichtId: string) => void;
};

/** The days of a week, person by person: streets, houses, minutes, ways. Rows are dragged from day to day. */
export function Tageskarten({ schichten, feiertage, ...props }: TageskartenProps) {
  const tage = [
    ...new Set([...schichten.map(({ tag }) => tag), ...feiertage.map(({ tag }) => tag)]),
  ].toSorted();
  return (
    <ol className="flex flex-col gap-6">
      {tage.map((tag) => (
        <li key={tag}>
          <h3 className="mb-2 font-bold">
            {formatTagLang(tag)}
            <Feiertagsname tag={tag} feiertage={feiertage} />
          </h3>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {schichten
              .filter((schicht) => schicht.tag === tag)
              .map((schicht) => (
                <Tageskarte key={schicht.id} schicht={schicht} {...props} />
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Feiertagsname({ tag, feiertage }: { tag: Tag; feiertage: readonly Feiertag[] }) {
  const feiertag = feiertage.find((one) => one.tag === tag);
  return feiertag === undefined ? null : <span className="font-normal text-muted"> · {feiertag.name}</span>;
}

type TageskarteProps = Omit<TageskartenProps, 'schichten' | 'feiertage'> & { schicht: Schichtblick };

function Tageskarte({ schicht, aenderbar, onSetze, ...taten }: TageskarteProps) {
  const { dragAndDropHooks } = useTeilzug((teilId) => onSetze(teilId, schicht.id));
  return (
    <section aria-label={`${schicht.name}, ${formatTagLang(schicht.tag)}`} className="min-w-0">
      <Tageskopf schicht={schicht} />
      <GridList
        // With and without dragging it is another list: its hooks differ.
        key={String(aenderbar)}
        aria-label={`Straßen von ${schicht.name} am ${formatTagLang(schicht.tag)}`}
        items={schicht.teile}
        selectionMode="none"
        {...(aenderbar ? { dragAndDropHooks } : {})}
        renderEmptyState={() => (
          <p className="p-3 text-sm text-muted">
            Noch frei.
            {aenderbar ? (
              <span className="pointer-coarse:hidden"> Ziehen Sie eine Straße hierher.</span>
            ) : null}
          </p>
        )}
        className="overflow-hidden rounded-lg border border-line bg-surface data-drop-target:outline-3 data-drop-target:outline-accent"
      >
        {(teil) => <Teileintrag teil={teil} aenderbar={aenderbar} {...taten} />}
      </GridList>
    </section>
  );
}

type TeileintragProps = Pick<TageskartenProps, 'aenderbar' | 'onVerlege' | 'onLasseLos'> & {
  teil: Teilblick;
};

/** A street of the day, to be dragged, moved by the dialog, or left to the next computation. */
function Teileintrag({ teil, aenderbar, onVerlege, onLasseLos }: TeileintragProps) {
  return (
    <GridListItem
      id={teil.id}
      textValue={`${teil.strasse}, ${hausnummernText(teil)}`}
      className="flex items-center gap-3 border-b border-line px-3 py-2 last:border-b-0 hover:bg-sunken data-dragging:opacity-50 data-focus-visible:-outline-offset-3 data-focus-visible:outline-3 data-focus-visible:outline-focus"
    >
      {aenderbar ? (
        <AriaButton
          slot="drag"
          aria-label={`${teil.strasse} ziehen`}
          // A finger scrolls; it moves streets by the dialog.
          className="cursor-grab text-muted pointer-coarse:hidden"
        >
          <GripVertical aria-hidden className="size-5" />
        </AriaButton>
      ) : null}
      <Teilzeile teil={teil} />
      {aenderbar && teil.vonHand ? (
        <IconButton
          kind="quiet"
          size="small"
          label={`${teil.strasse}, ${hausnummernText(teil)} loslassen`}
          icon={<LockOpen aria-hidden className="size-5" />}
          onPress={() => onLasseLos(teil)}
        />
      ) : null}
      {aenderbar ? (
        <IconButton
          kind="quiet"
          size="small"
          label={`${teil.strasse}, ${hausnummernText(teil)} verschieben`}
          icon={<ArrowLeftRight aria-hidden className="size-5" />}
          onPress={() => onVerlege(teil)}
        />
      ) : null}
    </GridListItem>
  );
}

/** Rows from list to list; by pointer and by keyboard. */
function useTeilzug(onSetze: (teilId: string) => void) {
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [TEIL]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [TEIL],
    onInsert: ({ items }) => void setzeMitgebrachte(items, onSetze),
    onRootDrop: ({ items }) => void setzeMitgebrachte(items, onSetze),
  });
}

type Mitgebracht = { kind: string; getText?: (type: string) => Promise<string> };

async function setzeMitgebrachte(items: readonly Mitgebracht[], onSetze: (teilId: string) => void) {
  const teilId = await items[0]?.getText?.(TEIL);
  if (teilId !== undefined) onSetze(teilId);
}
