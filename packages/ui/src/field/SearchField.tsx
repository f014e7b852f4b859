import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';

import { BARE_INPUT, controlBoxLook } from '../look/control.ts';
import { Spinner } from '../message/Spinner.tsx';
import { FieldLabel } from './parts/FieldLabel.tsx';

export type SearchFieldProps = {
  label: string;
  /** The label is for screen readers unless this is set. */
  labelShown?: boolean;
  placeholder?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  onSubmit?: (text: string) => void;
  busy?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
};

/** Search as you type; Escape empties it. */
export function SearchField({
  label,
  labelShown = false,
  placeholder,
  busy = false,
  disabled,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} isDisabled={disabled} className="group flex flex-col gap-1">
      <FieldLabel label={label} labelHidden={!labelShown} />
      <Group className={controlBoxLook()}>
        <span className="flex items-center pl-3 text-muted">
          {busy ? <Spinner /> : <Search aria-hidden className="size-[1.125em]" />}
        </span>
        <Input
          placeholder={placeholder}
          className={`${BARE_INPUT} px-3 [&::-webkit-search-cancel-button]:hidden`}
        />
        <Button
          aria-label="Suche leeren"
          className="grid w-control shrink-0 place-items-center text-muted group-data-empty:invisible hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Button>
      </Group>
    </AriaSearchField>
  );
}
