/** What concepts above a round may ask of the plan that waits, and how they put it in force, inside their own transaction. */
export { findAenderung, listAbwesenheitsgruende } from './aenderung/aenderung.store.ts';
export { uebernimmPlan } from './aenderung/uebernimmPlan.ts';
export { type AenderungRow, mitVorschlag, type PlanvorschlagRow } from '../planung/stand/wartenderPlan.ts';
