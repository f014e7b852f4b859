import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';

import { OPTION_LOOK, POPOVER_LOOK } from '../../look/list.ts';
import type { Choice } from '../field.props.ts';

export type ChoiceListProps = {
  /** Without them the entries come from the surrounding component. */
  choices?: readonly Choice[];
  emptyText: string;
  /** Class for a width it never falls below. */
  least?: 'min-w-56';
};

/** The list that Select and ComboBox open, as wide as they are. */
export function ChoiceList({ choices, emptyText, least }: ChoiceListProps) {
  return (
    <Popover offset={4} className={`${POPOVER_LOOK} w-(--trigger-width) ${least ?? ''}`}>
      <ListBox<Choice>
        {...(choices === undefined ? {} : { items: choices })}
        className="max-h-80 overflow-auto p-1 outline-none"
        renderEmptyState={() => <p className="px-3 py-2 text-sm text-muted">{emptyText}</p>}
      >
        {(choice) => (
          <ListBoxItem
            id={choice.id}
            textValue={choice.label}
            isDisabled={choice.disabled}
            className={OPTION_LOOK}
          >
            {({ isSelected }) => (
              <>
                <span className="min-w-0 grow">
                  <Text slot="label" className={isSelected ? 'font-semibold' : ''}>
                    {choice.label}
                  </Text>
                  {choice.hint === undefined ? null : (
                    <Text slot="description" className="block text-sm text-muted">
                      {choice.hint}
                    </Text>
                  )}
                </span>
                {isSelected ? <Check aria-hidden className="size-5 shrink-0 text-accent-ink" /> : null}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
