import { ApiError } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import {
  verfuegbarkeitBetroffene,
  verfuegbarkeitenListe,
  woche as wochenschema,
  wochenSetzen,
} from '@kehrtour/contract/verfuegbarkeit';
import type { Verfuegbarkeit, Woche } from '@kehrtour/contract/verfuegbarkeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import type { FieldFault } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { WOCHENTAGE } from '../../../shared/wochentage.ts';
import { useVerfuegbarkeiten } from '../useVerfuegbarkeiten.ts';
import { useWenBetrifft } from '../useWenBetrifft.tsx';
import { stundenDer } from '../wochenmuster.ts';
import { Musterkopie } from './Musterkopie.tsx';
import { Tageszeiten } from './Tageszeiten.tsx';
import { Wochenraster } from './Wochenraster.tsx';

export type WochenmusterProps = {
  client: Client;
  person: Verfuegbarkeit;
  alle: readonly Verfuegbarkeit[];
};
type Aenderung = { mitarbeiterId: string; woche: Woche; vorher: Woche };

const stunden = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** The pattern of one person: drawn or typed, undone step by step, saved as a whole. */
export function Wochenmuster({ client, person, alle }: WochenmusterProps) {
  const { mitarbeiterId, name, woche: gespeichert, arbeitszeit } = person;
  const [schritte, setSchritte] = useState<readonly Woche[]>([]);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [busy, setBusy] = useState(false);
  const [kopiert, setKopiert] = useState(false);
  const { speichere, dialog } = useSpeichern(client);
  const woche = schritte.at(-1) ?? gespeichert;
  const geaendert = schritte.length > 0;
  const aendere = (neu: Woche) => setSchritte([...schritte, neu]);
  const errorOf = (path: string) => faults.find(({ fieldId }) => fieldId === path)?.text;

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

  return (
    <Card
      title={`Wochenmuster von ${name}`}
      actions={
        <span className="text-sm text-muted tabular-nums">
          {stunden.format(stundenDer(woche))} Stunden in der Woche
        </span>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void sende();
        }}
      >
        <ErrorSummary faults={faults} />
        <p className="max-w-2xl text-muted">
          In diesen Zeiten werden freie Termine angeboten, wenn nichts anderes im Kalender steht. Die
          Arbeitszeit für Kehrtouren bleibt davon unberührt.
        </p>
        <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,5fr)_minmax(28rem,4fr)]">
          <div className="hidden md:block">
            <Wochenraster name={name} woche={woche} onChange={aendere} />
          </div>
          <Tageszeiten woche={woche} onChange={aendere} errorOf={errorOf} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" busy={busy} disabled={!geaendert}>
            Wochenmuster speichern
          </Button>
          <Button disabled={!geaendert} onPress={() => setSchritte(schritte.slice(0, -1))}>
            Rückgängig
          </Button>
          {arbeitszeit.length === 0 ? null : (
            <Button onPress={() => aendere([...arbeitszeit])}>Arbeitszeit übernehmen</Button>
          )}
          {alle.length > 1 && !geaendert && gespeichert.length > 0 ? (
            <Button onPress={() => setKopiert(true)}>Auf andere Personen übertragen</Button>
          ) : null}
        </div>
      </form>
      {kopiert ? (
        <Musterkopie
          von={person}
          alle={alle}
          onSave={(ziele) =>
            speichere(
              ziele.map((ziel) => ({
                mitarbeiterId: ziel.mitarbeiterId,
                woche: gespeichert,
                vorher: ziel.woche,
              })),
              ziele.length === 1
                ? 'Das Wochenmuster ist übertragen'
                : `Auf ${ziele.length} Personen übertragen`,
            )
          }
          onClose={() => setKopiert(false)}
        />
      ) : null}
      {dialog}
    </Card>
  );
}

/** Saves patterns of one or several people, after asking whom it concerns, with a way back. */
function useSpeichern(client: Client) {
  const cache = useQueryClient();
  const setze = useVerfuegbarkeiten();
  const { darf, dialog } = useWenBetrifft();

  async function speichere(wochen: readonly Aenderung[], said: string, zurueck = true): Promise<boolean> {
    const weiter = await darf(
      () =>
        client.call(verfuegbarkeitBetroffene, {
          body: { art: 'wochen', wochen: wochen.map(({ vorher: _vorher, ...neu }) => neu) },
        }),
      { tat: 'Trotzdem speichern' },
    );
    if (!weiter) return false;
    try {
      setze(await client.call(wochenSetzen, { body: { wochen: [...wochen] } }));
    } catch (error) {
      if (error instanceof ApiError && error.problem.type === 'veraltet')
        await cache.invalidateQueries({ queryKey: keyOf(verfuegbarkeitenListe, {}) });
      throw error;
    }
    const umgekehrt = wochen.map((eine) => ({ ...eine, woche: eine.vorher, vorher: eine.woche }));
    showToast(said, {
      tone: 'success',
      ...(zurueck && {
        onUndo: () =>
          void speichere(umgekehrt, 'Das alte Wochenmuster gilt wieder', false).catch(() =>
            showToast('Das ließ sich nicht zurücknehmen. Bitte laden Sie die Seite neu.', { tone: 'danger' }),
          ),
      }),
    });
    return true;
  }
  return { speichere, dialog };
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
