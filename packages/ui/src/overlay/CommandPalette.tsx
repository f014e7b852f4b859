import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';

import { Kbd } from '../brand/Kbd.tsx';
import { BARE_INPUT } from '../look/control.ts';
import { OPTION_LOOK } from '../look/list.ts';
import { Spinner } from '../message/Spinner.tsx';

export type Command = {
  id: string;
  label: string;
  /** Heading it stands under: "Liegenschaften", "Gehe zu". */
  group: string;
  hint?: string;
  icon?: ReactNode;
  shortcut?: string;
  /** Found by these words as well. */
  keywords?: string;
  href?: string;
};

export type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
  onRun: (id: string) => void;
  query?: string;
  /** With it the commands count as already searched. */
  onQuery?: (query: string) => void;
  busy?: boolean;
};

/** Strg K: finds things and deeds by a few letters. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, commands, onRun, query, onQuery, busy = false } = props;
  const { contains } = useFilter({ sensitivity: 'base' });
  const groups = Object.entries(Object.groupBy(commands, (command) => command.group));
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable
      className="fixed inset-0 z-50 flex justify-center bg-soot-950/55 p-4 data-entering:animate-[appear_100ms] sm:pt-[12vh]"
    >
      <Modal className="flex max-h-[70dvh] w-full max-w-xl flex-col self-start overflow-clip rounded-lg bg-raised text-ink shadow-lg data-entering:animate-[rise_120ms_var(--ease-out)] forced-colors:border">
        <Dialog aria-label="Suchen und ausführen" className="flex min-h-0 flex-col outline-none">
          <Autocomplete
            {...(query === undefined ? {} : { inputValue: query })}
            {...(onQuery === undefined ? { filter: contains } : { onInputChange: onQuery })}
          >
            <SearchField
              // The palette is opened to type: the focus belongs into it.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              aria-label="Suchen und ausführen"
              className="flex items-center border-b border-line pl-4"
            >
              {busy ? <Spinner /> : <Search aria-hidden className="size-5 text-muted" />}
              <Input
                placeholder="Suchen oder Befehl …"
                className={`${BARE_INPUT} h-14 px-3 [&::-webkit-search-cancel-button]:hidden`}
              />
            </SearchField>
            <Menu
              aria-label="Treffer"
              className="min-h-0 overflow-auto p-2 outline-none"
              onAction={(key) => {
                onOpenChange(false);
                onRun(String(key));
              }}
              renderEmptyState={() => (
                <p className="px-3 py-6 text-center text-muted">
                  {busy ? 'Wird gesucht …' : 'Nichts gefunden'}
                </p>
              )}
            >
              {groups.map(([group, entries]) => (
                <MenuSection key={group} id={group}>
                  <Header className="px-3 pt-3 pb-1 text-sm font-semibold text-muted">{group}</Header>
                  {entries?.map((command) => (
                    <CommandRow key={command.id} command={command} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function CommandRow({ command }: { command: Command }) {
  const { id, label, hint, icon, shortcut, keywords, href } = command;
  return (
    <MenuItem
      id={id}
      href={href}
      textValue={`${label} ${hint ?? ''} ${keywords ?? ''}`}
      className={`${OPTION_LOOK} no-underline`}
    >
      {icon === undefined ? null : <span className="shrink-0 text-muted [&_svg]:size-5">{icon}</span>}
      <span className="min-w-0 grow">
        <Text slot="label">{label}</Text>
        {hint === undefined ? null : (
          <Text slot="description" className="block truncate text-sm text-muted">
            {hint}
          </Text>
        )}
      </span>
      {shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>}
    </MenuItem>
  );
}
