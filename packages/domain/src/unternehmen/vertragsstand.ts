import type { Tag } from '../tag.ts';

/** The wording of terms and of the contract on processing (Art. 28 GDPR) that a company accepts when it registers. */
export const VERTRAGSSTAND: Tag = '2026-11-23';
