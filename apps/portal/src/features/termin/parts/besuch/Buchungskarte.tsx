import type { Client } from '@kehrtour/api-client/client';
import type { Termin } from '@kehrtour/contract/termin';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { nenntPreis } from '@kehrtour/domain/taetigkeit/preisangabe';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useState } from 'react';

import {
  frageText,
  herkunftText,
  mailFehlerText,
  preisText,
  unbestaetigtText,
} from '../../buchung.format.ts';
import { useBuchung } from '../../useBuchung.ts';
import { Anfrageantwort } from '../eingang/Anfrageantwort.tsx';

const VerlegenDialog = lazyPart(async () => (await import('../verlegung/VerlegenDialog.tsx')).VerlegenDialog);

export type BuchungskarteProps = {
  client: Client;
  termin: Termin;
  /** May answer requests and move bookings. */
  darfVerlegen: boolean;
};

/** What was said when the appointment was booked, and the answer that is still owed. */
export function Buchungskarte({ client, termin, darfVerlegen }: BuchungskarteProps) {
  const { buchung, gebucht } = termin;
  if (buchung === null || gebucht === null) return null;
  return (
    <Card title={herkunftText(gebucht)}>
      <div className="flex flex-col gap-4">
        <Offenes client={client} termin={termin} buchung={buchung} darfVerlegen={darfVerlegen} />
        {buchung.widerrufenAm === null ? null : (
          <Notice tone="danger" title="Vertrag widerrufen">
            <p>{`Am ${formatZeitpunkt(new Date(buchung.widerrufenAm))}. Der Termin findet nicht statt.`}</p>
          </Notice>
        )}
        {buchung.ueberstimmt ? (
          <Notice tone="info">
            <p>Diese Zeit wurde trotz Hinweisen genommen. Sie kann sich mit anderem überschneiden.</p>
          </Notice>
        ) : null}
        <KeyValue
          items={[
            { label: 'Referenz', value: buchung.referenz },
            { label: 'Gebucht', value: formatZeitpunkt(new Date(buchung.angelegtAm)) },
            ...buchung.angaben.map(({ frage, anzahl }) => ({
              label: frageText(frage),
              value: String(anzahl),
            })),
            ...(preisText(buchung) === '' ? [] : [{ label: 'Preis', value: preisText(buchung) }]),
            ...(buchung.notiz === ''
              ? []
              : [
                  {
                    label: 'Nachricht',
                    value: <span className="wrap-anywhere whitespace-pre-line">{buchung.notiz}</span>,
                  },
                ]),
          ]}
        />
        {darfVerlegen && termin.status === 'bestaetigt' ? <Verlegen client={client} termin={termin} /> : null}
      </div>
    </Card>
  );
}

type OffenesProps = BuchungskarteProps & { buchung: NonNullable<Termin['buchung']> };

/** What still waits for the office, or can be taken back by it. */
function Offenes({ client, termin, buchung, darfVerlegen }: OffenesProps) {
  return (
    <>
      {termin.status === 'angefragt' ? (
        <Notice
          tone="warning"
          title={
            buchung.bestaetigenBis === null
              ? 'Wartet auf Ihre Antwort'
              : unbestaetigtText(buchung.bestaetigenBis)
          }
          {...(darfVerlegen
            ? {
                action: (
                  <Anfrageantwort
                    client={client}
                    termin={termin}
                    unbestaetigt={buchung.bestaetigenBis !== null}
                  />
                ),
              }
            : {})}
        >
          <p>
            {buchung.bestaetigenBis === null
              ? 'Die Zeit ist so lange frei gehalten. Ihre Antwort geht per E-Mail an die Kundin oder den Kunden.'
              : 'Danach verfällt die Buchung von selbst. Erreichen Sie die Kundin oder den Kunden am Telefon, bestätigen Sie hier.'}
          </p>
          {buchung.mailFehler === undefined ? null : (
            <p className="font-semibold">{mailFehlerText(buchung.mailFehler)}</p>
          )}
          {nenntPreis(buchung) ? null : (
            <p>Ein Preis stand nicht dabei. Bitte nennen Sie ihn, bevor Sie annehmen.</p>
          )}
        </Notice>
      ) : null}
      {termin.status !== 'angefragt' && buchung.mailFehler !== undefined ? (
        <Notice tone="warning" title="Bitte sagen Sie am Telefon Bescheid">
          {mailFehlerText(buchung.mailFehler)}
        </Notice>
      ) : null}
      {buchung.ausWelle ? (
        <Notice
          tone="info"
          title="Als erfundene Buchung beendet"
          {...(darfVerlegen ? { action: <DochBehalten client={client} id={termin.id} /> } : {})}
        >
          <p>War sie doch echt? Solange die Zeit noch frei ist, gilt sie mit einem Druck wieder.</p>
        </Notice>
      ) : null}
    </>
  );
}

function Verlegen({ client, termin }: { client: Client; termin: Termin }) {
  const [offen, setOffen] = useState(false);
  return (
    <div className="print:hidden">
      <Button onPress={() => setOffen(true)}>Termin verlegen</Button>
      {offen ? <VerlegenDialog client={client} termin={termin} onClose={() => setOffen(false)} /> : null}
    </div>
  );
}

function DochBehalten({ client, id }: { client: Client; id: string }) {
  const { behalte, laeuft } = useBuchung(client, id);
  return (
    <Button busy={laeuft === 'behalten'} onPress={() => void behalte()}>
      Doch behalten
    </Button>
  );
}
