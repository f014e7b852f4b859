import type { Client } from '@kehrtour/api-client/client';
import type { Verwaltung } from '@kehrtour/contract/verwaltung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

import { Kontaktwege } from '../../../shared/Kontaktwege.tsx';
import { Angabendialog } from './Angabendialog.tsx';

export type AngabenProps = { client: Client; verwaltung: Verwaltung };

/** Who it is and how it is reached, the same at all of its houses. */
export function Angaben({ client, verwaltung }: AngabenProps) {
  const [bearbeitet, setBearbeitet] = useState(false);
  const { firma, vorname, nachname, zeile2, strasse, hausnr, plz, ort, emailFuerTermine } = verwaltung;
  const zeilen = [
    firma,
    `${vorname} ${nachname}`.trim(),
    zeile2,
    `${strasse} ${hausnr}`.trim(),
    `${plz} ${ort}`.trim(),
  ].filter((zeile) => zeile !== '');
  return (
    <Card
      title="Angaben"
      actions={
        <Button
          size="small"
          icon={<Pencil aria-hidden className="size-4" />}
          onPress={() => setBearbeitet(true)}
        >
          Bearbeiten
        </Button>
      }
    >
      <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
        <address className="break-words not-italic">
          {zeilen.map((zeile) => (
            <span key={zeile} className="block">
              {zeile}
            </span>
          ))}
        </address>
        <Kontaktwege {...verwaltung} />
        <p className="text-sm text-muted">
          {emailFuerTermine ? 'Bekommt Termine per E-Mail' : 'Bekommt Termine auf Papier'}
        </p>
      </div>
      {bearbeitet ? (
        <Angabendialog client={client} verwaltung={verwaltung} onClose={() => setBearbeitet(false)} />
      ) : null}
    </Card>
  );
}
