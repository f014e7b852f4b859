/** Whether a word stands somewhere behind another; each is looked for once. */
export function folgtAuf(text: string, erstes: string, dann: string): boolean {
  const stelle = text.indexOf(erstes);
  return stelle >= 0 && text.includes(dann, stelle + erstes.length);
}
