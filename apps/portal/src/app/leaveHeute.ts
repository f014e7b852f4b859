const load = () => import('../features/heute/abmeldung.ts');

/** The day of the field goes with whoever logs out; a browser that keeps nothing has none. */
export async function forgetHeute(): Promise<void> {
  await load()
    .then(({ vergissHeute }) => vergissHeute())
    .catch(() => undefined);
}

/** Whether something told in the field has not been sent yet: then the page of the field asks before somebody logs out. */
export async function hasUnsent(): Promise<boolean> {
  return load()
    .then(({ wartendeMeldungen }) => wartendeMeldungen())
    .then((waiting) => waiting > 0)
    .catch(() => false);
}
