import type * as aufgabe from '@kehrtour/contract/aufgabe';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import type * as importauftrag from '@kehrtour/contract/importauftrag';
import type * as kalender from '@kehrtour/contract/kalender';
import type * as kehrtour from '@kehrtour/contract/kehrtour';
import type * as liegenschaft from '@kehrtour/contract/liegenschaft';
import type * as mangel from '@kehrtour/contract/mangel';
import type * as mitarbeiter from '@kehrtour/contract/mitarbeiter';
import type * as mitfahrt from '@kehrtour/contract/mitfahrt';
import type * as quartal from '@kehrtour/contract/quartal';
import type * as schliesstag from '@kehrtour/contract/schliesstag';
import type * as termin from '@kehrtour/contract/termin';
import type * as terminbuero from '@kehrtour/contract/terminbuero';
import type * as verwaltung from '@kehrtour/contract/verwaltung';
import type * as vorgang from '@kehrtour/contract/vorgang';
import type { QueryClient } from '@tanstack/react-query';

import { conceptKeyOf } from './query.ts';

type Told =
  | typeof aufgabe
  | typeof importauftrag
  | typeof kalender
  | typeof kehrtour
  | typeof liegenschaft
  | typeof mangel
  | typeof mitarbeiter
  | typeof mitfahrt
  | typeof quartal
  | typeof schliesstag
  | typeof termin
  | typeof terminbuero
  | typeof verwaltung
  | typeof vorgang;
type AddressesIn<Part> = Part extends unknown ? Extract<Part[keyof Part], Endpoint>['path'] : never;
type FirstWord<Address> = Address extends `/${infer Word}/${string}`
  ? Word
  : Address extends `/${infer Word}`
    ? Word
    : never;

/** A first word of the contract's addresses; one that no call has does not compile. */
export type Concept = FirstWord<AddressesIn<Told>>;

/** All answers of these concepts are old: what is shown of them is asked for again. Done when that has come. */
export async function outdateConcepts(cache: QueryClient, ...concepts: readonly Concept[]): Promise<void> {
  await Promise.all(concepts.map((concept) => cache.invalidateQueries({ queryKey: conceptKeyOf(concept) })));
}
