/** `ABCDEFGH` as people read it aloud and type it: `ABCD-EFGH`. */
export function druckcode(code: string): string {
  const zeichen = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return zeichen.replaceAll(/(.{4})(?=.)/g, '$1-');
}
