/** What seals the account of a mandate: the mandate itself, so that no other row can stand in for it. */
export const siegelDesMandats = (id: string): string => `lastschriftmandat/${id}`;
