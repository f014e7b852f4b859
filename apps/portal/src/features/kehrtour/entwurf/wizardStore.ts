import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { create } from 'zustand';

import type { MapTool } from '../../../shared/map/map.props.ts';
import type { Entscheidung } from '../wizardSchritt.ts';

type Offen = Partial<Vorgaben>;

/** A round that has no id yet. */
const NEU = 'neu';

type WizardStore = {
  /** Input that the server does not have yet, by draft. The draft on the server is the truth. */
  offen: Readonly<Record<string, Offen>>;
  /** What each of these decisions was when somebody began to change it: tells whether a colleague changed it meanwhile. */
  basis: Readonly<Record<string, Offen>>;
  /** How the map of the houses is used; survives going to another step and back. */
  werkzeug: MapTool;
  merke: <S extends Entscheidung>(
    tourId: string | undefined,
    schritt: S,
    wert: { neu: Vorgaben[S]; vorher: Vorgaben[S] },
  ) => void;
  /** Forgets what is saved. */
  vergiss: (tourId: string | undefined, schritt: Entscheidung) => void;
  setzeWerkzeug: (werkzeug: MapTool) => void;
};

/** Unsaved input of the wizard and the use of its map. */
export const useWizardStore = create<WizardStore>((set) => ({
  offen: {},
  basis: {},
  werkzeug: 'move',
  merke: (tourId = NEU, schritt, { neu, vorher }) =>
    set(({ offen, basis }) => ({
      offen: { ...offen, [tourId]: { ...offen[tourId], [schritt]: neu } },
      basis: { ...basis, [tourId]: { [schritt]: vorher, ...basis[tourId] } },
    })),
  vergiss: (tourId = NEU, schritt) =>
    set(({ offen, basis }) => ({
      offen: { ...offen, [tourId]: ohne(offen[tourId], schritt) },
      basis: { ...basis, [tourId]: ohne(basis[tourId], schritt) },
    })),
  setzeWerkzeug: (werkzeug) => set({ werkzeug }),
}));

/** What was typed into a step and not saved yet. */
export function offenerWert<S extends Entscheidung>(
  { offen }: Pick<WizardStore, 'offen'>,
  tourId: string | undefined,
  schritt: S,
): Vorgaben[S] | undefined {
  return offen[tourId ?? NEU]?.[schritt];
}

/** Whether the server's decision is no longer the one that somebody began to change. */
export function istUeberholt(
  { basis }: Pick<WizardStore, 'basis'>,
  tourId: string | undefined,
  schritt: Entscheidung,
  stand: Vorgaben,
): boolean {
  const vorher = basis[tourId ?? NEU];
  return (
    vorher !== undefined &&
    schritt in vorher &&
    JSON.stringify(vorher[schritt]) !== JSON.stringify(stand[schritt])
  );
}

function ohne(werte: Offen = {}, schritt: Entscheidung): Offen {
  const { [schritt]: _weg, ...rest } = werte;
  return rest;
}
