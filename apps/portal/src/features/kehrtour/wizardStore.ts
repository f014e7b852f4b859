import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { create } from 'zustand';

import type { MapTool } from '../../shared/map/map.props.ts';
import type { Entscheidung } from './wizardSchritt.ts';

type Offen = Partial<Vorgaben>;

/** A round that has no id yet. */
const NEU = 'neu';

export type WizardStore = {
  /** Input that the server does not have yet, by draft. The draft on the server is the truth (ruling 28). */
  offen: Readonly<Record<string, Offen>>;
  /** How the map of the houses is used; survives going to another step and back. */
  werkzeug: MapTool;
  merke: <S extends Entscheidung>(tourId: string | undefined, schritt: S, wert: Vorgaben[S]) => void;
  /** Forgets what is saved; without a step everything of the draft. */
  vergiss: (tourId: string | undefined, schritt?: Entscheidung) => void;
  setzeWerkzeug: (werkzeug: MapTool) => void;
};

/** Unsaved input of the wizard and the use of its map. */
export const useWizardStore = create<WizardStore>((set) => ({
  offen: {},
  werkzeug: 'move',
  merke: (tourId = NEU, schritt, wert) =>
    set(({ offen }) => ({ offen: { ...offen, [tourId]: { ...offen[tourId], [schritt]: wert } } })),
  vergiss: (tourId = NEU, schritt) =>
    set(({ offen }) => ({
      offen: {
        ...offen,
        [tourId]: schritt === undefined ? {} : { ...offen[tourId], [schritt]: undefined },
      },
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
