const VORNEWEG = 'kehrtour.heute.';

/** Under this name lies what was begun at a door and not told yet: in this tab, in the open. */
export const entwurfname = (schluessel: string): string => `${VORNEWEG}${schluessel}`;

/** Whether something that was begun here and not told yet speaks of this fact. */
export const istBegonnen = (meldungId: string): boolean =>
  Object.keys(sessionStorage).some(
    (name) => name.startsWith(VORNEWEG) && sessionStorage.getItem(name)?.includes(meldungId),
  );

/** Whoever logs out leaves nothing for the next one to read. */
export function vergissEntwuerfe(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(VORNEWEG)) sessionStorage.removeItem(name);
}
