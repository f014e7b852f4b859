import { istCode } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { betroffene } from '@kehrtour/contract/gebiet';
import { abwesenheitAnlegen, abwesenheitLoeschen } from '@kehrtour/contract/verfuegbarkeit';
import type { Abwesenheitsdaten, Verfuegbarkeit } from '@kehrtour/contract/verfuegbarkeit';
import { formatDatum, formatTagLang } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { useWenBetrifft } from '../../../shared/betroffen/useWenBetrifft.tsx';
import { meldeFehler, useVerfuegbarkeiten } from '../useVerfuegbarkeiten.ts';
import { Abwesenheitsdialog } from './Abwesenheitsdialog.tsx';

type Abwesenheit = Verfuegbarkeit['abwesenheiten'][number];

const FOLGE =
  'Neue Termine kommen in dieser Zeit nicht dazu. Diese hier bleiben stehen: Bitte verlegen Sie sie oder geben Sie sie jemand anderem.';

/** When somebody is not there at all: no bookings, and rounds are warned. */
export function Abwesenheiten({ client, person }: { client: Client; person: Verfuegbarkeit }) {
  const [offen, setOffen] = useState(false);
  const { mitarbeiterId, name, abwesenheiten } = person;
  const { lege, loesche, dialog } = useAbwesenheiten(client, mitarbeiterId);
  return (
    <Card title="Abwesenheiten" actions={<Button onPress={() => setOffen(true)}>Eintragen</Button>}>
      {abwesenheiten.length === 0 ? (
        <p className="text-muted">Kein Urlaub, keine Fortbildung eingetragen.</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {abwesenheiten.map((abwesenheit) => (
            <li key={abwesenheit.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <div className="min-w-0">
                <p className="font-semibold">{abwesenheit.grund === '' ? 'Abwesend' : abwesenheit.grund}</p>
                <p className="text-sm text-muted">{inWorten(datenAus(abwesenheit, mitarbeiterId))}</p>
              </div>
              <Button
                kind="quiet"
                aria-label={`Abwesenheit ${abwesenheit.grund} entfernen`}
                onPress={() => void loesche(abwesenheit).catch(meldeFehler)}
              >
                Entfernen
              </Button>
            </li>
          ))}
        </ul>
      )}
      {offen ? (
        <Abwesenheitsdialog
          mitarbeiterId={mitarbeiterId}
          name={name}
          onSave={lege}
          onClose={() => setOffen(false)}
        />
      ) : null}
      {dialog}
    </Card>
  );
}

/** Enters and takes away; whoever is affected is asked about before. */
function useAbwesenheiten(client: Client, mitarbeiterId: string) {
  const setze = useVerfuegbarkeiten();
  const { darf, dialog } = useWenBetrifft();

  async function lege(abwesenheit: Abwesenheitsdaten): Promise<boolean> {
    const sende = (trotzdem: boolean) =>
      client.call(abwesenheitAnlegen, {
        body: { ...abwesenheit, trotzdem },
        idempotencyKey: crypto.randomUUID(),
      });
    try {
      setze(await sende(false));
    } catch (error) {
      const termine = betroffeneIn(error);
      if (termine === undefined) throw error;
      if (!(await darf(async () => termine, { tat: 'Trotzdem eintragen', folge: FOLGE }))) return false;
      setze(await sende(true));
    }
    showToast('Die Abwesenheit ist eingetragen', { tone: 'success' });
    return true;
  }

  async function loesche(abwesenheit: Abwesenheit) {
    setze(await client.call(abwesenheitLoeschen, { params: { id: abwesenheit.id } }));
    showToast('Die Abwesenheit ist entfernt', {
      tone: 'success',
      onUndo: () => void lege(datenAus(abwesenheit, mitarbeiterId)).catch(meldeFehler),
    });
  }

  return { lege, loesche, dialog };
}

/** The appointments that a refused absence names. */
function betroffeneIn(error: unknown) {
  if (!istCode(error, 'verfuegbarkeit.termine-betroffen')) return undefined;
  return betroffene.parse(error.problem.angaben);
}

/** Whole days end at the midnight after the last. */
function datenAus({ von, bis, grund }: Abwesenheit, mitarbeiterId: string): Abwesenheitsdaten {
  const beginn = ortszeitAus(new Date(von));
  const ende = ortszeitAus(new Date(bis));
  const bisMitternacht = ende.uhrzeit === '00:00';
  return {
    mitarbeiterId,
    von: beginn.tag,
    bis: bisMitternacht ? plusTage(ende.tag, -1) : ende.tag,
    vonUhr: beginn.uhrzeit === '00:00' ? null : beginn.uhrzeit,
    bisUhr: bisMitternacht ? null : ende.uhrzeit,
    grund,
  };
}

function inWorten({ von, bis, vonUhr, bisUhr }: Abwesenheitsdaten): string {
  if (vonUhr === null && bisUhr === null)
    return von === bis ? formatTagLang(von) : `${formatDatum(von)} bis ${formatDatum(bis)}`;
  const beginn = `${formatTagLang(von)}, ${vonUhr ?? '00:00'}`;
  return von === bis
    ? `${beginn} bis ${bisUhr ?? '24:00'} Uhr`
    : `${beginn} Uhr bis ${formatTagLang(bis)}, ${bisUhr ?? '24:00'} Uhr`;
}
