import type { Client } from '@kehrtour/api-client/client';
import { einzugHolen, mahnlaufStarten, rechnungenAusgeben } from '@kehrtour/contract/rechnungswesen';
import { formatMenge } from '@kehrtour/domain/format';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';

import { useTat } from '../../../shared/useTat.ts';
import { monatInWorten } from '../rechnung.format.ts';
import { Kontoauszug } from './Kontoauszug.tsx';

type Teil = { client: Client; tat: ReturnType<typeof useTat> };

/** Statements in; debits, reminders and the books out. */
export function Bankseite({ client, monat }: { client: Client; monat: string }) {
  const tat = useTat();
  return (
    <div className="grid gap-6 pt-6 lg:grid-cols-2">
      <Kontoauszug client={client} tat={tat} />
      <div className="flex flex-col gap-6">
        <Forderungen client={client} tat={tat} />
        <Buchhaltung client={client} tat={tat} monat={naechster(monat)} />
      </div>
    </div>
  );
}

function Forderungen({ client, tat: { tue, laeuft } }: Teil) {
  const holeEinzug = async () => {
    saveFile(await client.file(einzugHolen, {}));
    return 'Die Lastschriftdatei ist da';
  };
  const mahne = async () => {
    const { gemahnt } = await client.call(mahnlaufStarten, {});
    return `${formatMenge(gemahnt, 'Rechnung', 'Rechnungen')} gemahnt`;
  };
  return (
    <Card title="Lastschriften und Mahnungen">
      <div className="flex flex-col gap-4">
        <p>
          Die Lastschriftdatei (pain.008) enthält, was offen ist und ein Mandat hat; jede Rechnung steht nur
          einmal in einer Datei. Gemahnt wird, was heute dran ist, je Rechnung eine Stufe.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button busy={laeuft === 'einzug'} onPress={() => void tue('einzug', holeEinzug)}>
            Lastschriftdatei holen
          </Button>
          <Button busy={laeuft === 'mahnlauf'} onPress={() => void tue('mahnlauf', mahne)}>
            Fällige mahnen
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Buchhaltung({ client, tat: { tue, laeuft }, monat }: Teil & { monat: string }) {
  const gibAus = (format: 'csv' | 'datev') =>
    tue(format, async () => {
      saveFile(await client.file(rechnungenAusgeben, { params: { monat, format } }));
      return 'Die Datei ist da';
    });
  return (
    <Card title="Für die Buchhaltung">
      <div className="flex flex-col gap-4">
        <p>Alle Rechnungen, die im {monatInWorten(monat)} ausgestellt wurden.</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={laeuft === 'datev'} onPress={() => void gibAus('datev')}>
            DATEV-Buchungsstapel
          </Button>
          <Button busy={laeuft === 'csv'} onPress={() => void gibAus('csv')}>
            CSV
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Invoices of a month are issued in the one after it. */
const naechster = (monat: string): string => {
  const [jahr = 0, zahl = 1] = monat.split('-').map(Number);
  return zahl === 12 ? `${jahr + 1}-01` : `${jahr}-${String(zahl + 1).padStart(2, '0')}`;
};
