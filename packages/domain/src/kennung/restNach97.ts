/** The check of ISO 7064 MOD 97-10: letters count as 10 to 35, the whole as one number. */
export function restNach97(text: string): number {
  let rest = 0;
  for (const zeichen of text) {
    const wert = Number.parseInt(zeichen, 36);
    rest = (rest * (wert > 9 ? 100 : 10) + wert) % 97;
  }
  return rest;
}
