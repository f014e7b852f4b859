import { faultsOf } from '@kehrtour/api-client/faults';
import { woche as wochenschema } from '@kehrtour/contract/verfuegbarkeit';
import type { Verfuegbarkeit, Woche } from '@kehrtour/contract/verfuegbarkeit';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';

import { WOCHENTAGE } from '../../shared/wochentage.ts';
import type { Musteraenderung } from './useMusterspeicher.ts';

type Speichere = (aenderungen: readonly Musteraenderung[], said: string) => Promise<boolean>;

/** A pattern while it is changed: every step can be taken back until it is saved. */
export function useMusterentwurf(person: Verfuegbarkeit, speichere: Speichere) {
  const { mitarbeiterId, name, woche: gespeichert } = person;
  const [schritte, setSchritte] = useState<readonly Woche[]>([]);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [busy, setBusy] = useState(false);
  const woche = schritte.at(-1) ?? gespeichert;

  async function sende() {
    const gelesen = wochenschema.safeParse(woche);
    if (!gelesen.success) return setFaults(fehlerIn(gelesen.error.issues, woche));
    setBusy(true);
    try {
      const aenderung = { mitarbeiterId, woche: gelesen.data, vorher: gespeichert };
      if (await speichere([aenderung], `Das Wochenmuster von ${name} ist gespeichert`)) setSchritte([]);
      setFaults([]);
    } catch (error) {
      setFaults(faultsOf(error, {}));
    } finally {
      setBusy(false);
    }
    return undefined;
  }

  return {
    woche,
    geaendert: schritte.length > 0,
    faults,
    busy,
    errorOf: (path: string) => faults.find(({ fieldId }) => fieldId === path)?.text,
    aendere: (neu: Woche) => setSchritte([...schritte, neu]),
    nimmSchrittZurueck: () => setSchritte(schritte.slice(0, -1)),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!busy) void sende();
    },
  };
}

type Meldung = { readonly path: readonly PropertyKey[]; readonly message: string };

/** Sentences of the contract at the fields of their day. */
function fehlerIn(issues: readonly Meldung[], woche: Woche): FieldFault[] {
  const faults = issues.map(({ path: [index, feld], message }): FieldFault => {
    const zeit = typeof index === 'number' ? woche[index] : undefined;
    if (zeit === undefined) return { text: `Das Wochenmuster ${message}.` };
    const name = WOCHENTAGE[zeit.wochentag - 1]?.name ?? '';
    const text =
      zeit.von === '' || zeit.bis === ''
        ? `Bitte füllen Sie die Zeiten am ${name} aus.`
        : `${name}: Das Ende ${message}.`;
    return { fieldId: `woche.${String(index)}.${zeit.von === '' ? 'von' : String(feld ?? 'bis')}`, text };
  });
  // A time that is missing is no time and lies before no other: once is enough.
  return [...new Map(faults.map((fault) => [`${fault.fieldId} ${fault.text}`, fault])).values()];
}
