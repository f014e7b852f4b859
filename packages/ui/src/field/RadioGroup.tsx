import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';

import type { Choice, FieldBasics } from './field.props.ts';
import { chosen } from './parts/chosen.ts';
import { FieldFrame } from './parts/FieldFrame.tsx';
import { framed } from './parts/framed.ts';

export type RadioChoice<Id extends string = string> = Choice<Id> & {
  icon?: ReactNode;
  /** Right of the label: a price, a time. */ aside?: ReactNode;
};

export type RadioGroupProps<Id extends string = string> = Omit<FieldBasics, 'width'> & {
  choices: readonly RadioChoice<Id>[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: NoInfer<Id>) => void;
  /** `cards` are large, for one question per page. */
  look?: 'list' | 'cards';
  /** Cards side by side where there is room. */
  columns?: 1 | 2 | 3;
};

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' };

/** One of up to about seven, all visible. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { texts, field, rest } = framed(props);
  const { choices, look = 'list', columns = 1, onChange, ...aria } = rest;
  return (
    <AriaRadioGroup {...aria} {...field} onChange={(id) => chosen(choices, id, onChange)}>
      <FieldFrame texts={texts}>
        <div className={look === 'cards' ? `mt-1 grid gap-3 ${COLUMNS[columns]}` : 'flex flex-col'}>
          {choices.map((choice) => (
            <RadioRow key={choice.id} choice={choice} card={look === 'cards'} />
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}

const LIST_ROW = 'min-h-control items-start py-[calc((var(--control-size)-1.75rem)/2)]';
const CARD_ROW =
  'min-h-16 items-start rounded-lg border border-edge bg-surface p-4 hover:border-ink data-selected:border-accent data-selected:bg-accent-soft data-selected:shadow-[inset_0_0_0_1px_var(--color-accent)] ' +
  'data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus off:bg-sunken off:border-line';
const DOT =
  'grid size-6 shrink-0 place-items-center rounded-full border-2 border-edge bg-surface group-hover:border-ink group-data-selected:border-accent group-data-invalid:border-danger group-data-disabled:border-line ' +
  'after:size-3 after:rounded-full after:bg-accent after:opacity-0 group-data-selected:after:opacity-100 forced-colors:after:bg-[Highlight]';
const DOT_FOCUS =
  'group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus';

function RadioRow({ choice, card }: { choice: RadioChoice; card: boolean }) {
  return (
    <Radio
      value={choice.id}
      isDisabled={choice.disabled}
      className={`group flex cursor-pointer gap-3 off:cursor-not-allowed off:text-muted ${card ? CARD_ROW : LIST_ROW}`}
    >
      <span className={`${DOT} ${card ? '' : DOT_FOCUS}`} />
      <span className="min-w-0 grow leading-6">
        <span className={card ? 'font-semibold' : ''}>{choice.label}</span>
        {choice.hint === undefined ? null : <span className="block text-sm text-muted">{choice.hint}</span>}
      </span>
      {choice.aside === undefined ? null : (
        <span className="shrink-0 leading-6 tabular-nums">{choice.aside}</span>
      )}
      {choice.icon === undefined ? null : <span className="shrink-0 text-muted">{choice.icon}</span>}
    </Radio>
  );
}
