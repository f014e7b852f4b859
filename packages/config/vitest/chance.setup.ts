import { configureGlobal } from 'fast-check';

/** The same cases on every day, so that a run that was green is green again; by night `ZUFALL_SEED` tries others. */
configureGlobal({ seed: Number(process.env['ZUFALL_SEED'] ?? 20_261_122) });
