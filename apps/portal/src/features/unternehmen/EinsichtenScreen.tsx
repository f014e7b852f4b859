import type { Client } from '@kehrtour/api-client/client';
import { einsichtenHolen } from '@kehrtour/contract/einsicht';
import type { Einsicht } from '@kehrtour/contract/einsicht';
import { faktorfreigabenHolen } from '@kehrtour/contract/faktorfreigabe';
import { betreuungenHolen } from '@kehrtour/contract/importbetreuung';
import type { TatAmImport } from '@kehrtour/contract/importbetreuung';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { Tatzeile } from '../../shared/betreuung/Tatzeile.tsx';
import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Freigaben } from './parts/Freigaben.tsx';

export type EinsichtenScreenProps = { client: Client; importHref: (id: string) => string };

/** Who of the operator looked into the company, when, why and at what; and what was done at its imports. */
export function EinsichtenScreen({ client, importHref }: EinsichtenScreenProps) {
  const query = useQuery(pageQuery(client, einsichtenHolen, {}));
  const taten = useQuery(pageQuery(client, betreuungenHolen, {}));
  const freigaben = useQuery(pageQuery(client, faktorfreigabenHolen, {}));
  return (
    <div className="flex flex-col gap-6">
      <PageState query={query} count={4}>
        {({ eintraege }) => <Einsichten eintraege={eintraege} />}
      </PageState>
      {query.data === undefined ? null : (
        <PageState query={taten} count={2}>
          {({ eintraege }) => <Taten eintraege={eintraege} importHref={importHref} />}
        </PageState>
      )}
      {taten.data === undefined ? null : (
        <PageState query={freigaben} count={1}>
          {({ eintraege }) => <Freigaben eintraege={eintraege} />}
        </PageState>
      )}
    </div>
  );
}

function Einsichten({ eintraege }: { eintraege: readonly Einsicht[] }) {
  if (eintraege.length === 0)
    return (
      <EmptyState title="Noch niemand hat hineingesehen">
        Wenn Sie Kehrtour um Hilfe bitten, kann sich jemand von uns Ihren Betrieb ansehen: nur lesend, mit
        einem Grund und höchstens eine Stunde. Sie bekommen dann eine E-Mail, und hier steht, was geöffnet
        wurde.
      </EmptyState>
    );
  return (
    <Card title="Wer hineingesehen hat">
      <ul className="-my-3 divide-y divide-line">
        {eintraege.map((eintrag) => (
          <Zeile key={eintrag.id} eintrag={eintrag} />
        ))}
      </ul>
    </Card>
  );
}

type TatenProps = Pick<EinsichtenScreenProps, 'importHref'> & { eintraege: readonly TatAmImport[] };
function Taten({ eintraege, importHref }: TatenProps) {
  return (
    <Card title="Was Kehrtour an Ihren Importen getan hat">
      {eintraege.length === 0 ? (
        <p className="text-muted">
          Bisher nichts. Startet, stoppt oder nimmt jemand von uns einen Import für Sie zurück, steht es hier
          mit Namen, Zeit und Grund.
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {eintraege.map((tat) => (
            <Tatzeile key={tat.id} tat={tat}>
              {tat.dateiname === null ? null : (
                <span className="break-words">
                  <Link href={importHref(tat.importId)}>{tat.dateiname}</Link>
                </span>
              )}
            </Tatzeile>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Zeile({ eintrag: { wer, grund, von, bis, laeuft, gesehen } }: { eintrag: Einsicht }) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{wer}, Kehrtour-Betrieb</span>
        {laeuft ? <Status tone="warning">sieht gerade hinein</Status> : null}
      </span>
      <span className="text-sm text-muted tabular-nums">
        {tag.format(new Date(von))}, {uhr.format(new Date(von))} bis{laeuft ? ' höchstens' : ''}{' '}
        {uhr.format(new Date(bis))} Uhr
      </span>
      <span className="break-words">Grund: „{grund}“</span>
      <span>
        {gesehen.length === 0 ? 'Nichts geöffnet.' : `Geöffnet: ${gesehen.map(inWorten).join(', ')}.`}
      </span>
    </li>
  );
}

const BEREICHE: Readonly<Record<string, string>> = {
  '/unternehmen': 'Angaben zum Betrieb',
  '/unternehmen/mitarbeiter': 'Liste der Mitarbeitenden',
  '/liegenschaften': 'Liste der Liegenschaften',
  '/importe': 'Liste der Importe',
  '/importe/:id': 'Meldungen eines Imports',
  '/importe/:id/fehler': 'Fehlerliste eines Imports',
  '/importe/:id/datei': 'Datei eines Imports',
};
const inWorten = ({ bereich, anzahl }: Einsicht['gesehen'][number]): string => {
  const name = BEREICHE[bereich] ?? bereich;
  return anzahl === 1 ? name : `${name} (${anzahl})`;
};
const tag = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'full' });
const uhr = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
