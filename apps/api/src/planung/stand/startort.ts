/** Where a shift begins or ends, as it is called. */
export type Startort = {
  readonly name: string;
  readonly koordinaten: { readonly lat: number; readonly lon: number };
};
