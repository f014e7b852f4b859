import type { Client } from '@kehrtour/api-client/client';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';

import type { Entscheidung } from '../../wizardSchritt.ts';
import type { Tagesauskunft } from '../wizardPruefung.ts';

/** What every step of the wizard gets: its own decision and what it may look at. */
export type SchrittProps<S extends Entscheidung> = {
  client: Client;
  kehrtourId: string | undefined;
  /** With the unsaved input of this step already in it. */
  vorgaben: Vorgaben;
  wert: Vorgaben[S];
  setze: (wert: Vorgaben[S]) => void;
  fehlerVon: (fieldId: string) => string | undefined;
  mitarbeiter: readonly Mitarbeiter[];
  tage: readonly Tagesauskunft[];
  mitFeuerstaettenschau: boolean;
};

/** What the form around a step gets. */
export type SchrittformularProps<S extends Entscheidung> = {
  client: Client;
  schritt: S;
  kehrtour: Kehrtour | undefined;
  mitarbeiter: readonly Mitarbeiter[];
  gehe: (adresse: string) => void;
};
