import type { FieldBasics } from '../field.props.ts';

/** The props of a field, parted: what its frame says, what React Aria is told of every field, and the rest of its own. */
export function framed<Props extends FieldBasics>(props: Props) {
  const { label, hint, error, optional, labelHidden, disabled, ...rest } = props;
  const refused = error !== undefined;
  return {
    texts: { label, hint, error, optional, labelHidden },
    field: {
      isDisabled: disabled,
      isInvalid: refused,
      validationBehavior: 'aria',
      className: 'flex flex-col gap-1',
    } as const,
    refused,
    rest,
  };
}
