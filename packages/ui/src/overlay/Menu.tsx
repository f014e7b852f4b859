import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';

import { Kbd } from '../brand/Kbd.tsx';
import { OPTION_LOOK, POPOVER_LOOK } from '../look/list.ts';

export type MenuEntry<Id extends string = string> =
  | 'separator'
  | {
      id: Id;
      label: string;
      hint?: string;
      icon?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      /** Makes it a link. */
      href?: string;
      /** Only shown; the app binds the keys. */
      shortcut?: string;
    };

export type MenuProps<Id extends string = string> = {
  /** A Button or IconButton. */
  trigger: ReactElement;
  label: string;
  entries: readonly MenuEntry<Id>[];
  onAction?: (id: NoInfer<Id>) => void;
  defaultOpen?: boolean;
};

/** Further actions on one thing. The most frequent one stands outside as a button. */
export function Menu<Id extends string>({ trigger, label, entries, onAction, defaultOpen }: MenuProps<Id>) {
  return (
    <MenuTrigger defaultOpen={defaultOpen}>
      {trigger}
      <Popover placement="bottom end" offset={4} className={`${POPOVER_LOOK} min-w-56`}>
        <AriaMenu
          aria-label={label}
          className="max-h-96 overflow-auto p-1 outline-none"
          onAction={(key) => {
            const entry = entries.find((one) => one !== 'separator' && one.id === key);
            if (entry !== undefined && entry !== 'separator') onAction?.(entry.id);
          }}
        >
          {entries.map((entry, position) =>
            entry === 'separator' ? (
              <Separator key={`line-${position}`} className="mx-2 my-1 border-t border-line" />
            ) : (
              <MenuItem
                key={entry.id}
                id={entry.id}
                href={entry.href}
                textValue={entry.label}
                isDisabled={entry.disabled}
                className={`${OPTION_LOOK} no-underline ${entry.danger === true ? 'text-danger' : ''}`}
              >
                {entry.icon}
                <span className="min-w-0 grow">
                  <Text slot="label">{entry.label}</Text>
                  {entry.hint === undefined ? null : (
                    <Text slot="description" className="block text-sm text-muted">
                      {entry.hint}
                    </Text>
                  )}
                </span>
                {entry.shortcut === undefined ? null : <Kbd>{entry.shortcut}</Kbd>}
              </MenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
