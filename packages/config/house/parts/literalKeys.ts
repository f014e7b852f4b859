/** Where keys are put together from endpoints; nowhere else does one begin with a word in quotes. */
const home = 'packages/api-client/src/query.ts';
/** An array where TanStack Query wants a key, or a name for it. */
const inKeyPlace =
  /\b(?:queryKey|mutationKey)\s*:\s*(\[|\w+)|\b(?:[gs]et|ensure)Quer(?:yData|yState|iesData)(?:<[^(]*>)?\(\s*(\[|\w+)/g;

/** Files that write the key of a query by hand: no change of an address reaches it, and no compiler reads it. */
export function literalKeys(files: readonly string[], read: (file: string) => string): string[] {
  return files
    .filter((file) => file !== home && !/[.](test|spec)[.]tsx?$/.test(file))
    .filter((file) => {
      const text = read(file);
      return [...text.matchAll(inKeyPlace)].some(([, key = '', place = key]) => isArray(place, text));
    });
}

function isArray(place: string, text: string): boolean {
  return place === '[' || new RegExp(`\\b(?:const|let) ${place}\\b[^=\\n]*=\\s*\\[`).test(text);
}
