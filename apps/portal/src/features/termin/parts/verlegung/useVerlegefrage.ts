import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { abfrage } from '@kehrtour/api-client/query';
import { mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import { buchungsverlegungPruefen } from '@kehrtour/contract/terminverlegung';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { dauerVon, istGleich, standVon, type Verlegewunsch } from '../../verlegeziel.ts';
import { zeitwahlAus } from '../telefon/Zeitauswahl.tsx';
import type { EigeneZeit } from './EigeneZeitfelder.tsx';

/** Where the refusal of a time is shown. */
export const ZEITFELDER = { 'wahl.tag': 'Tag', 'wahl.uhrzeit': 'Beginn', 'wahl.dauerMinuten': 'Dauer' };

export type Verlegefrage = ReturnType<typeof useVerlegefrage>;

/** The time that is thought of for a booking, and what it would mean; nothing happens by it. */
export function useVerlegefrage(client: Client, { termin, ziel = standVon(termin) }: Verlegewunsch) {
  const [zeit, setZeit] = useState<EigeneZeit>({ ...ziel, dauerMinuten: dauerVon(termin) });
  const leute = useQuery(abfrage(client, mitarbeiterListe, {}));
  const wahl = zeitwahlAus({ art: 'eigene', ...zeit }, false);
  const eigene = wahl?.art === 'eigene' ? wahl : undefined;
  const neu = eigene !== undefined && !istGleich(eigene, standVon(termin)) ? eigene : undefined;
  const pruefung = useQuery({
    ...abfrage(client, buchungsverlegungPruefen, {
      params: { id: termin.id },
      body: { wahl: neu ?? { art: 'angebot', zeitId: '-' } },
    }),
    enabled: neu !== undefined,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const abgelehnt = neu !== undefined && pruefung.isError;
  return {
    zeit,
    setZeit,
    leute: (leute.data?.eintraege ?? [])
      .filter(({ aktiv, faehrt }) => aktiv && faehrt)
      .map(({ id, vorname, nachname }) => ({ id, name: `${vorname} ${nachname}` })),
    /** Undefined while it is the time that holds. */
    neu,
    folgen: neu !== undefined && !abgelehnt ? pruefung.data : undefined,
    laedt: pruefung.isPlaceholderData,
    fehler: abgelehnt ? faultsOf(pruefung.error, ZEITFELDER) : undefined,
  };
}
