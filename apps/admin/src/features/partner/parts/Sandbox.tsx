import type { Client } from '@kehrtour/api-client/client';
import type { Partner } from '@kehrtour/contract/partnerbetrieb';
import { sandboxAnlegen, sandboxTokenAnlegen, sandboxZuruecksetzen } from '@kehrtour/contract/sandbox';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { useState } from 'react';

import { useTat } from '../../../shared/useTat.ts';
import { wannText } from '../partner.format.ts';

/** A company of its own for each vendor to try on: invented houses and rounds, and every night as it was. */
export function Sandbox({ client, partner }: { client: Client; partner: Partner }) {
  const { tue, laeuft } = useTat();
  const [token, setToken] = useState<{ token: string; laeuftAb: string } | null>(null);
  const params = { id: partner.id };
  const lege = () =>
    void tue('anlegen', async () => {
      await client.call(sandboxAnlegen, { params });
      return 'Die Sandbox ist angelegt; ihre Häuser und Kehrtouren kommen gleich';
    });
  const setze = () =>
    void tue('zuruecksetzen', async () => {
      await client.call(sandboxZuruecksetzen, { params });
      return 'Die Sandbox wird zurückgesetzt';
    });
  const erstelle = () =>
    void tue('token', async () => {
      setToken(await client.call(sandboxTokenAnlegen, { params }));
      return 'Das Token ist erstellt';
    });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">Sandbox</h3>
      <p className="text-sm text-muted">{standText(partner.sandbox)}</p>
      {token === null ? null : (
        <TextField
          label="Token für die Sandbox"
          hint={`Es gilt einmal, bis ${wannText(token.laeuftAb)}, mit einer App-ID für Test. Es wird nur jetzt angezeigt.`}
          value={token.token}
          readOnly
        />
      )}
      <div className="flex flex-wrap gap-3">
        {partner.sandbox === null ? (
          <Button size="small" busy={laeuft === 'anlegen'} onPress={lege}>
            Sandbox anlegen
          </Button>
        ) : (
          <>
            <Button size="small" busy={laeuft === 'token'} onPress={erstelle}>
              Token für die Sandbox
            </Button>
            <Button size="small" kind="quiet" busy={laeuft === 'zuruecksetzen'} onPress={setze}>
              Jetzt zurücksetzen
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function standText(sandbox: Partner['sandbox']): string {
  if (sandbox === null)
    return 'Noch keine. Sie ist ein Testbetrieb mit erfundenen Häusern und Kehrtouren, nur für diesen Hersteller.';
  const { zurueckgesetztAm } = sandbox;
  const stand =
    zurueckgesetztAm === null ? 'Sie wird gerade gefüllt' : `Zurückgesetzt ${wannText(zurueckgesetztAm)}`;
  return `${stand}. Jede Nacht um 3:30 Uhr ist sie wieder wie am Anfang; Verbindungen bleiben.`;
}
