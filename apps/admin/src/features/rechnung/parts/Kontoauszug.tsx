import type { Client } from '@kehrtour/api-client/client';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { bankauszugLesen } from '@kehrtour/contract/rechnungswesen';
import type { UngeleseneBuchung } from '@kehrtour/domain/bankauszug/kontoauszug';
import { formatEuro, formatMenge, formatTag } from '@kehrtour/domain/format';
import { FileDrop } from '@kehrtour/ui/field/FileDrop.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { useState } from 'react';

import type { useTat } from '../../../shared/useTat.ts';

type Auszug = AnswerOf<typeof bankauszugLesen>;

/** Statements of the bank in; several days may be several files. */
export function Kontoauszug({
  client,
  tat: { tue, laeuft },
}: {
  client: Client;
  tat: ReturnType<typeof useTat>;
}) {
  const [auszug, setAuszug] = useState<Auszug | null>(null);
  const liesEin = async (dateien: readonly File[]) => {
    for (const datei of dateien)
      await tue('auszug', async () => {
        const gelesen = await client.upload(bankauszugLesen, { file: datei });
        setAuszug(gelesen);
        return `${datei.name}: ${formatMenge(gelesen.neu, 'Buchung', 'Buchungen')} neu, ${gelesen.zugeordnet} zugeordnet`;
      });
  };
  return (
    <Card title="Kontoauszug einlesen">
      <div className="flex flex-col gap-4">
        <FileDrop
          label="Kontoauszug"
          hint="CAMT (XML) oder CSV, bis 5 MB. Derselbe zweimal und dieselben Tage in einer anderen Datei ändern nichts."
          accept={['.xml', '.csv', '.txt']}
          several
          busy={laeuft === 'auszug'}
          onFiles={(dateien) => void liesEin(dateien)}
        />
        {auszug === null ? null : (
          <>
            <Gelesenes auszug={auszug} />
            <Ungelesenes auszug={auszug} />
            <Rest auszug={auszug} />
          </>
        )}
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
      <h3 className="font-semibold">
        {formatMenge(ungelesenAnzahl, 'Buchung war', 'Buchungen waren')} nicht zu lesen
      </h3>
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

function Rest({ auszug: { rest } }: { auszug: Auszug }) {
  if (rest.length === 0) return null;
  return (
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
  );
}
