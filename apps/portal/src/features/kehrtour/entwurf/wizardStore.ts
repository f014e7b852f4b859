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
    kehrtourId: string | undefined,
    schritt: S,
    wert: { neu: Vorgaben[S]; vorher: Vorgaben[S] },
  ) => void;
  /** Forgets what is saved. */
  vergiss: (kehrtourId: string | undefined, schritt: Entscheidung) => void;
  setzeWerkzeug: (werkzeug: MapTool) => void;
};

/** Unsaved input of the wizard and the use of its map. */
export const useWizardStore = create<WizardStore>((set) => ({
  offen: {},
  basis: {},
  werkzeug: 'move',
  merke: (kehrtourId = NEU, schritt, { neu, vorher }) =>
    set(({ offen, basis }) => ({
      offen: { ...offen, [kehrtourId]: { ...offen[kehrtourId], [schritt]: neu } },
      basis: { ...basis, [kehrtourId]: { [schritt]: vorher, ...basis[kehrtourId] } },
    })),
  vergiss: (kehrtourId = NEU, schritt) =>
    set(({ offen, basis }) => ({
      offen: { ...offen, [kehrtourId]: ohne(offen[kehrtourId], schritt) },
      basis: { ...basis, [kehrtourId]: ohne(basis[kehrtourId], schritt) },
    })),
  setzeWerkzeug: (werkzeug) => set({ werkzeug }),
}));

/** What was typed into a step and not saved yet. */
export function offenerWert<S extends Entscheidung>(
  { offen }: Pick<WizardStore, 'offen'>,
  kehrtourId: string | undefined,
  schritt: S,
): Vorgaben[S] | undefined {
  return offen[kehrtourId ?? NEU]?.[schritt];
}

/** Whether the server's decision is no longer the one that somebody began to change. */
export function istUeberholt(
  { basis }: Pick<WizardStore, 'basis'>,
  kehrtourId: string | undefined,
  schritt: Entscheidung,
  stand: Vorgaben,
): boolean {
  const vorher = basis[kehrtourId ?? NEU];
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
