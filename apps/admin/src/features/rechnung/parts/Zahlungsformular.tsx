import type { Client } from '@kehrtour/api-client/client';
import { zahlungEintragen } from '@kehrtour/contract/rechnungswesen';
import { formatEuro } from '@kehrtour/domain/format';
import { EINGANGSARTEN, type Eingangsart } from '@kehrtour/domain/rechnung/rechnung';
import { liesTag } from '@kehrtour/domain/tag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';
import { centAus, EINGANGSNAMEN } from '../rechnung.format.ts';

export type ZahlungsformularProps = {
  client: Client;
  params: { unternehmenId: string; id: string };
  offenCent: number;
};

const ARTEN = EINGANGSARTEN.map((id) => ({ id, label: EINGANGSNAMEN[id] }));

/** What no statement brought: entered by hand, with what the bank calls it. */
export function Zahlungsformular({ client, params, offenCent }: ZahlungsformularProps) {
  const { tue, laeuft } = useTat();
  const [art, setArt] = useState<Eingangsart>('ueberweisung');
  const [betrag, setBetrag] = useState('');
  const [am, setAm] = useState('');
  const [verweis, setVerweis] = useState('');
  const [geprueft, setGeprueft] = useState(false);
  const cent = centAus(betrag);
  const tag = liesTag(am);
  const fehlt = (da: boolean, satz: string) => (geprueft && !da ? satz : undefined);
  const trageEin = async (): Promise<void> => {
    setGeprueft(true);
    if (cent === undefined || tag === undefined || verweis.trim() === '') return;
    const body = { art, cent, am: tag, verweis };
    const getan = await tue('zahlung', async () => {
      const { offenCent: nun } = await client.call(zahlungEintragen, { params, body });
      return `Gebucht, offen sind noch ${formatEuro(nun)}`;
    });
    if (getan) setBetrag('');
  };
  return (
    <div className="flex flex-col gap-4 pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="Art" choices={ARTEN} value={art} onChange={(id) => setArt(id)} />
        <TextField
          label="Betrag"
          hint={`Offen sind ${formatEuro(offenCent)}`}
          value={betrag}
          onChange={setBetrag}
          inputMode="decimal"
          after="€"
          error={fehlt(cent !== undefined, 'Bitte einen Betrag wie 46,41 eingeben')}
        />
        <TextField
          label="Datum"
          hint="Zum Beispiel 20.4.2027"
          value={am}
          onChange={setAm}
          error={fehlt(tag !== undefined, 'Bitte ein Datum wie 20.4.2027 eingeben')}
        />
        <TextField
          label="Verweis der Bank"
          hint="Dasselbe zweimal zählt einmal"
          value={verweis}
          onChange={setVerweis}
          error={fehlt(verweis.trim() !== '', 'Bitte angeben, woran die Zahlung zu erkennen ist')}
        />
      </div>
      <div>
        <Button kind="primary" busy={laeuft === 'zahlung'} onPress={() => void trageEin()}>
          Zahlung buchen
        </Button>
      </div>
    </div>
  );
}
