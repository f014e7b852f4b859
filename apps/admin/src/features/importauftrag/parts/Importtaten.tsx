import type { Client } from '@kehrtour/api-client/client';
import { importAbbrechen, importNeuPruefen, importZuruecknehmen } from '@kehrtour/contract/importbetreuung';
import type { BetreuterImport } from '@kehrtour/contract/importbetreuung';
import { keysOf } from '@kehrtour/domain/keysOf';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';
import { Begruendung } from './Begruendung.tsx';

export type ImporttatenProps = {
  client: Client;
  ort: { unternehmenId: string; id: string };
  eintrag: BetreuterImport;
};

const TATEN = {
  pruefen: {
    endpoint: importNeuPruefen,
    knopf: 'Noch einmal prüfen',
    frage: (betrieb: string) => `Import von ${betrieb} noch einmal prüfen?`,
    folge: 'Der Probelauf liest die Datei noch einmal. Am Bestand ändert er nichts.',
    ja: 'Probelauf starten',
    getan: 'Der Probelauf ist gestartet',
  },
  abbrechen: {
    endpoint: importAbbrechen,
    knopf: 'Arbeit abbrechen',
    frage: (betrieb: string) => `Arbeit am Import von ${betrieb} abbrechen?`,
    folge: 'Was läuft, hört auf, sobald es kann. Der Betrieb kann den Import danach selbst wieder starten.',
    ja: 'Arbeit abbrechen',
    getan: 'Die Arbeit wird abgebrochen',
  },
  zuruecknehmen: {
    endpoint: importZuruecknehmen,
    knopf: 'Zurücknehmen',
    frage: (betrieb: string) => `Import von ${betrieb} zurücknehmen?`,
    folge:
      'Neue Häuser verschwinden, geänderte werden, wie sie waren. Sprechen Sie das vorher mit dem Betrieb ab.',
    ja: 'Import zurücknehmen',
    getan: 'Der Import wird zurückgenommen',
  },
} as const;
type Was = keyof typeof TATEN;

/** What an operator may do for a company without reading a row of it; each with a reason that the company reads. */
export function Importtaten({ client, ort: params, eintrag }: ImporttatenProps) {
  const { tue, laeuft } = useTat();
  const [fragt, setFragt] = useState<Was | null>(null);
  const moeglich: Record<Was, boolean> = {
    pruefen: eintrag.pruefbar,
    abbrechen: eintrag.laufend !== null,
    zuruecknehmen: eintrag.ruecknehmbar,
  };
  const knoepfe = keysOf(TATEN).filter((was) => moeglich[was]);
  const tat = fragt === null ? null : TATEN[fragt];
  const bestaetige = async (grund: string) => {
    if (tat === null || fragt === null) return;
    await tue(fragt, async () => {
      await client.call(tat.endpoint, { params, body: { grund } });
      return tat.getan;
    });
    setFragt(null);
  };
  if (knoepfe.length === 0 && tat === null) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {knoepfe.map((was) => (
        <Button
          key={was}
          kind={was === 'zuruecknehmen' ? 'danger' : 'secondary'}
          onPress={() => setFragt(was)}
        >
          {TATEN[was].knopf}
        </Button>
      ))}
      {tat === null ? null : (
        <Begruendung
          title={tat.frage(eintrag.unternehmen.name)}
          confirmLabel={tat.ja}
          danger={fragt === 'zuruecknehmen'}
          busy={laeuft !== null}
          onConfirm={(grund) => void bestaetige(grund)}
          onClose={() => setFragt(null)}
        >
          <p>{tat.folge}</p>
        </Begruendung>
      )}
    </div>
  );
}
