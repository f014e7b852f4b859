import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { bankauszugLesen } from '@kehrtour/contract/rechnungswesen';
import type { UngeleseneBuchung } from '@kehrtour/domain/bankauszug/kontoauszug';
import { formatMenge } from '@kehrtour/domain/format';
import { FileDrop } from '@kehrtour/ui/field/FileDrop.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useState } from 'react';

import type { useTat } from '../../../shared/useTat.ts';
import { Bankrest } from './Bankrest.tsx';

type Auszug = AnswerOf<typeof bankauszugLesen>;
/** What came of a file: what was read, or why nothing was. */
type Dateibefund = { name: string; auszug?: Auszug; fehler?: string };

/** Statements of the bank in; several days may be several files, and each says what came of it. */
export function Kontoauszug({
  client,
  tat: { tue, laeuft },
}: {
  client: Client;
  tat: ReturnType<typeof useTat>;
}) {
  const [befunde, setBefunde] = useState<readonly Dateibefund[]>([]);
  const liesEin = async (dateien: readonly File[]) => {
    setBefunde([]);
    for (const datei of dateien) {
      const merke = (befund: Omit<Dateibefund, 'name'>) =>
        setBefunde((bisher) => [...bisher, { name: datei.name, ...befund }]);
      await tue('auszug', async () => {
        const auszug = await client.upload(bankauszugLesen, { file: datei }).catch((fehler: unknown) => {
          merke({ fehler: sentenceOf(fehler) });
          throw fehler;
        });
        merke({ auszug });
        return `${datei.name}: ${formatMenge(auszug.neu, 'Buchung', 'Buchungen')} neu, ${auszug.zugeordnet} zugeordnet`;
      });
    }
  };
  return (
    <Card title="Kontoauszug einlesen">
      <div className="flex flex-col gap-4">
        <FileDrop
          label="Kontoauszug"
          hint="CAMT (XML), MT940 oder eine CSV-Liste Ihrer Bank oder von PayPal, bis 5 MB. Derselbe zweimal und dieselben Tage in einer anderen Datei ändern nichts."
          accept={['.xml', '.csv', '.txt', '.sta', '.mta', '.mt940', '.940', '.swi']}
          several
          busy={laeuft === 'auszug'}
          onFiles={(dateien) => void liesEin(dateien)}
        />
        {befunde.map(({ name, auszug, fehler }, stelle) => (
          <section key={`${stelle} ${name}`} aria-label={name}>
            <h3 className="font-semibold break-words">{name}</h3>
            {fehler === undefined ? null : <p className="break-words text-danger">{fehler}</p>}
            {auszug === undefined ? null : (
              <>
                <Gelesenes auszug={auszug} />
                <Ungelesenes auszug={auszug} />
              </>
            )}
          </section>
        ))}
        <Bankrest client={client} tat={{ tue, laeuft }} />
      </div>
    </Card>
  );
}

function Gelesenes({ auszug: { gelesen, neu, zugeordnet, vorgemerkt } }: { auszug: Auszug }) {
  return (
    <p>
      {gelesen} gelesen, davon {neu} neu und {zugeordnet} zugeordnet.
      {vorgemerkt === 0
        ? ''
        : ` ${formatMenge(vorgemerkt, 'Buchung ist', 'Buchungen sind')} nur vorgemerkt, das zählt erst, wenn die Bank gebucht hat.`}
    </p>
  );
}

const GRUENDE: Record<UngeleseneBuchung['grund'], string> = {
  tag: 'kein Tag',
  betrag: 'kein Betrag',
  waehrung: 'kein Betrag in Euro',
};

function Ungelesenes({ auszug: { ungelesen, ungelesenAnzahl } }: { auszug: Auszug }) {
  if (ungelesenAnzahl === 0) return null;
  return (
    <div>
      <h4 className="mt-2 font-semibold">
        {formatMenge(ungelesenAnzahl, 'Buchung war', 'Buchungen waren')} nicht zu lesen
      </h4>
      <p className="text-sm text-muted">
        Bitte prüfen Sie sie und tragen Sie Zahlungen von Hand bei der Rechnung ein.
      </p>
      <ul className="divide-y divide-line">
        {ungelesen.map(({ zeile, text, grund }) => (
          <li key={`${zeile}${text}`} className="py-2 break-words">
            {zeile === null ? '' : `Zeile ${zeile}: `}
            {GRUENDE[grund]}
            <span className="block text-sm text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
