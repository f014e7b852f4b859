import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import {
  bankauszugLesen,
  einzugHolen,
  mahnlaufStarten,
  rechnungenAusgeben,
} from '@kehrtour/contract/rechnungswesen';
import { formatEuro, formatMenge, formatTag } from '@kehrtour/domain/format';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { FileDrop } from '@kehrtour/ui/field/FileDrop.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';
import { monatInWorten } from '../rechnung.format.ts';

type Auszug = AnswerOf<typeof bankauszugLesen>;

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

function Kontoauszug({ client, tat: { tue, laeuft } }: Teil) {
  const [auszug, setAuszug] = useState<Auszug | null>(null);
  const liesEin = (datei: File) =>
    tue('auszug', async () => {
      const gelesen = await client.upload(bankauszugLesen, { file: datei });
      setAuszug(gelesen);
      return `${formatMenge(gelesen.neu, 'Buchung', 'Buchungen')} neu, ${gelesen.zugeordnet} zugeordnet`;
    });
  return (
    <Card title="Kontoauszug einlesen">
      <div className="flex flex-col gap-4">
        <FileDrop
          label="Kontoauszug"
          hint="CAMT.053 (XML) oder CSV, bis 5 MB. Derselbe zweimal ändert nichts."
          accept={['.xml', '.csv']}
          busy={laeuft === 'auszug'}
          onFiles={([datei]) => datei && void liesEin(datei)}
        />
        {auszug === null ? null : <Rest auszug={auszug} />}
      </div>
    </Card>
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

function Rest({ auszug: { gelesen, neu, zugeordnet, rest } }: { auszug: Auszug }) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        {gelesen} gelesen, davon {neu} neu und {zugeordnet} zugeordnet.
      </p>
      {rest.length === 0 ? null : (
        <div>
          <h3 className="font-semibold">Gehört noch zu keiner Rechnung</h3>
          <ul className="divide-y divide-line">
            {rest.map(({ am, name, zweck, restCent }) => (
              <li key={`${am}${name}${zweck}${restCent}`} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 break-words">
                  {formatTag(am)} {name}
                  <span className="block text-sm text-muted">{zweck}</span>
                </span>
                <span className="tabular-nums">{formatEuro(restCent)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
