/** What the operating system calls it: `ENOENT`, `EEXIST`, …; undefined of any other error. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
