/** The keys of a table whose type names all of them, in the order in which they stand there. */
export const keysOf = <Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(table) as Key[];

/** A table with a value for each of these, under a name that each of them has. */
export const tableBy = <One, Name extends string, Value>(
  all: readonly One[],
  nameOf: (one: One) => Name,
  valueOf: (one: One) => Value,
): Record<Name, Value> =>
  Object.fromEntries(all.map((one) => [nameOf(one), valueOf(one)])) as Record<Name, Value>;

/** A table with a value for each of these keys. */
export const tableOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => tableBy(keys, (key) => key, valueOf);

/** A table for names that strangers chose: it has no names of its own, such as `constructor`. */
export const bareTable = <Value>(): Record<string, Value> => Object.create(null);

const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** The fields of whatever came from outside; none where it is nothing that could have any. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  hasFields(value) ? value : {};

/** Only what says something: neither null nor undefined nor an empty text. */
export const filled = <Table extends object>(
  table: Table,
): { [Key in keyof Table]?: NonNullable<Table[Key]> } =>
  Object.fromEntries(
    Object.entries(table).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as { [Key in keyof Table]?: NonNullable<Table[Key]> };

/** The first of a list that cannot be empty, and the others: what an enum of the wire is made of. */
export const atLeastOne = <One>(list: readonly One[]): [One, ...One[]] => {
  const [first, ...others] = list;
  if (first === undefined) throw new Error('a list without an entry');
  return [first, ...others];
};
