export interface Segmented {
  value?: string | null;
  defaultValue?: string;
  min?: string;
  max?: string;
}

/** Texts as the values of a field typed in segments: what is not given is left to the field, `null` is empty. */
export function segmentValues<Value>(
  { value, defaultValue, min, max }: Segmented,
  parse: (text: string) => Value,
) {
  return {
    ...(value === undefined ? {} : { value: value === null ? null : parse(value) }),
    ...(defaultValue === undefined ? {} : { defaultValue: parse(defaultValue) }),
    ...(min === undefined ? {} : { minValue: parse(min) }),
    ...(max === undefined ? {} : { maxValue: parse(max) }),
  };
}
