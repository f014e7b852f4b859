import type { FieldWidth } from '../look/control.ts';

/** What every field says about itself. */
export type FieldTexts = {
  label: string;
  hint?: string;
  /** The refusal in one sentence; its presence marks the field as refused. */
  error?: string | undefined;
  /** Adds "(freiwillig)" to the label; fields are required unless they say so. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
};

/** What every field shares beside its value; `id` is the target of the error summary. */
export type FieldBasics = FieldTexts & {
  id?: string;
  name?: string;
  disabled?: boolean;
  width?: FieldWidth;
};

/** One entry of Select, ComboBox, RadioGroup, CheckboxGroup. */
export type Choice<Id extends string = string> = {
  id: Id;
  label: string;
  hint?: string;
  disabled?: boolean;
};
