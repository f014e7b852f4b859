import { keysOf } from './keysOf.ts';
/** Roles of a company's staff. */
export const ROLLEN = ['inhaber', 'buero', 'geselle', 'azubi'] as const;
export type Rolle = (typeof ROLLEN)[number];

export const ROLLEN_NAMEN: Record<Rolle, string> = {
  inhaber: 'Inhaberin oder Inhaber',
  buero: 'Büro',
  geselle: 'Gesellin oder Geselle',
  azubi: 'Auszubildende oder Auszubildender',
};

const ALLE = ROLLEN;
const FAHRENDE = ['inhaber', 'buero', 'geselle'] as const satisfies readonly Rolle[];
const LEITUNG = ['inhaber', 'buero'] as const satisfies readonly Rolle[];
const INHABER = ['inhaber'] as const satisfies readonly Rolle[];

/** Every right of the product, and who holds it. `-eigene` means: only rounds one drives oneself. */
const RECHTE = {
  'kehrtour.ansehen-eigene': ALLE,
  'kehrtour.ansehen': LEITUNG,
  'kehrtour.planen': LEITUNG,
  'kehrtour.ankuendigen': LEITUNG,
  'kehrtour.fahren': FAHRENDE,
  'kehrtour.abschliessen': LEITUNG,
  'termin.ansehen': LEITUNG,
  'termin.verlegen': LEITUNG,
  'termin.absagen': LEITUNG,
  'termin.beantworten': FAHRENDE,
  'termin.erledigen': ALLE,
  'liegenschaft.ansehen': FAHRENDE,
  'liegenschaft.bearbeiten': LEITUNG,
  'schluessel.ansehen': LEITUNG,
  'schluessel.ansehen-eigene': FAHRENDE,
  'import.ausfuehren': LEITUNG,
  'import.zuruecknehmen': LEITUNG,
  'taetigkeit.bearbeiten': LEITUNG,
  'einstellung.bearbeiten': LEITUNG,
  'buchung.einrichten': LEITUNG,
  'verbindung.verwalten': INHABER,
  'mitarbeiter.ansehen': ALLE,
  'mitarbeiter.verwalten': INHABER,
  'unternehmen.bearbeiten': INHABER,
  'datenauszug.holen': INHABER,
  'unternehmen.loeschen': INHABER,
  'rechnung.ansehen': LEITUNG,
  'rechnung.beanstanden': LEITUNG,
  'zahlung.ansehen': LEITUNG,
  'zahlung.verwalten': INHABER,
} as const satisfies Record<string, readonly Rolle[]>;

export type Recht = keyof typeof RECHTE;

/** The closed list of rights. */
export const ALLE_RECHTE = keysOf(RECHTE);

export function darf(rolle: Rolle, recht: Recht): boolean {
  const inhaberDesRechts: readonly Rolle[] = RECHTE[recht];
  return inhaberDesRechts.includes(rolle);
}
