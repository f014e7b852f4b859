import type { Client } from '@kehrtour/api-client/client';
import {
  ausnahmeAnlegen,
  ausnahmeLoeschen,
  verfuegbarkeitBetroffene,
} from '@kehrtour/contract/verfuegbarkeit';
import type { Ausnahmedaten, Verfuegbarkeit } from '@kehrtour/contract/verfuegbarkeit';
import { formatDatum, formatTagLang } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

import { useWenBetrifft } from '../../../shared/betroffen/useWenBetrifft.tsx';
import { meldeFehler, useVerfuegbarkeiten } from '../useVerfuegbarkeiten.ts';
import { Ausnahmedialog } from './Ausnahmedialog.tsx';

type Ausnahme = Verfuegbarkeit['ausnahmen'][number];

/** Single days with other hours, or none. */
export function Ausnahmen({ client, person }: { client: Client; person: Verfuegbarkeit }) {
  const [offen, setOffen] = useState(false);
  const setze = useVerfuegbarkeiten();
  const { darf, dialog } = useWenBetrifft();
  const { mitarbeiterId, ausnahmen } = person;

  async function lege(ausnahme: Ausnahmedaten): Promise<boolean> {
    const weiter = await darf(
      () => client.call(verfuegbarkeitBetroffene, { body: { art: 'ausnahme', ausnahme } }),
      { tat: 'Trotzdem eintragen' },
    );
    if (!weiter) return false;
    setze(await client.call(ausnahmeAnlegen, { body: ausnahme, idempotencyKey: crypto.randomUUID() }));
    showToast('Die Ausnahme ist eingetragen', { tone: 'success' });
    return true;
  }

  async function loesche({ id, ...daten }: Ausnahme) {
    setze(await client.call(ausnahmeLoeschen, { params: { id } }));
    showToast('Die Ausnahme ist entfernt', {
      tone: 'success',
      onUndo: () => void lege({ ...daten, mitarbeiterId }).catch(meldeFehler),
    });
  }

  return (
    <Card title="Einzelne Tage anders" actions={<Button onPress={() => setOffen(true)}>Eintragen</Button>}>
      {ausnahmen.length === 0 ? (
        <p className="text-muted">An jedem Tag gilt das Wochenmuster.</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {ausnahmen.map((ausnahme) => (
            <li key={ausnahme.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <div className="min-w-0">
                <p className="font-semibold">
                  {ausnahme.von === ausnahme.bis
                    ? formatTagLang(ausnahme.von)
                    : `${formatDatum(ausnahme.von)} bis ${formatDatum(ausnahme.bis)}`}
                </p>
                <p className="text-sm text-muted">
                  {[zeitenInWorten(ausnahme), ausnahme.grund].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button
                kind="quiet"
                aria-label={`Ausnahme ${formatDatum(ausnahme.von)} entfernen`}
                onPress={() => void loesche(ausnahme).catch(meldeFehler)}
              >
                Entfernen
              </Button>
            </li>
          ))}
        </ul>
      )}
      {offen ? (
        <Ausnahmedialog mitarbeiterId={mitarbeiterId} onSave={lege} onClose={() => setOffen(false)} />
      ) : null}
      {dialog}
    </Card>
  );
}

function zeitenInWorten({ zeiten }: Pick<Ausnahme, 'zeiten'>): string {
  return zeiten.length === 0 ? 'nicht buchbar' : zeiten.map(({ von, bis }) => `${von}–${bis} Uhr`).join(', ');
}
