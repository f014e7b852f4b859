import type { Client } from '@kehrtour/api-client/client';
import { terminHolen } from '@kehrtour/contract/termin';
import type { Termin } from '@kehrtour/contract/termin';
import { formatTagLang } from '@kehrtour/domain/format';
import { ANGESAGTE, istEinerVon } from '@kehrtour/domain/termin/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';
import { Breadcrumb } from '@kehrtour/ui/layout/Breadcrumb.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { AndereZeit } from './parts/besuch/AndereZeit.tsx';
import { Antworten } from './parts/besuch/Antworten.tsx';
import { Besuch } from './parts/besuch/Besuch.tsx';
import { Nachweise } from './parts/besuch/Nachweise.tsx';
import { Notizkarte } from './parts/besuch/Notizkarte.tsx';
import { Terminaktionen } from './parts/besuch/Terminaktionen.tsx';
import { Verhinderung } from './parts/besuch/Verhinderung.tsx';
import { Verlauf } from './parts/besuch/Verlauf.tsx';
import { fensterText, ortText, tagVon, terminStand } from './termin.format.ts';

const Behoerdenmeldung = lazyPart(
  async () => (await import('./parts/besuch/Behoerdenmeldung.tsx')).Behoerdenmeldung,
);
const Buchungskarte = lazyPart(async () => (await import('./parts/besuch/Buchungskarte.tsx')).Buchungskarte);
const Hausschluessel = lazyPart(
  async () => (await import('./parts/besuch/Hausschluessel.tsx')).Hausschluessel,
);

const Teilung = lazyPart(async () => (await import('./parts/teilung/Teilung.tsx')).Teilung);

export type TerminScreenProps = {
  client: Client;
  id: string;
  /** May answer requests and move bookings. */
  darfVerlegen?: boolean;
  /** May open keys and codes of the own rounds. */
  oeffnet?: boolean;
  /** What was found and photographed there. */
  funde?: ReactNode;
};

/** One appointment: who, where, when, what was said and answered, and what the office notes about it. */
export function TerminScreen({
  client,
  id,
  darfVerlegen = false,
  oeffnet = false,
  funde,
}: TerminScreenProps) {
  const query = useQuery(pageQuery(client, terminHolen, { params: { id } }));
  return (
    <PageState query={query} count={8} named>
      {(termin) => (
        <Blatt client={client} termin={termin} darfVerlegen={darfVerlegen} oeffnet={oeffnet} funde={funde} />
      )}
    </PageState>
  );
}

/** A visit that a round drives to and that is still to come; a booking moves in its own card. */
const steht = ({ buchung, kehrtourId, aktionen }: Termin): boolean =>
  buchung === null && kehrtourId !== null && aktionen.includes('sageAb');

/** Agreed or told, and still to come. */
const istAenderbar = ({ status, aktionen }: Termin): boolean =>
  istEinerVon(ANGESAGTE, status) && aktionen.includes('sageAb');

type BlattProps = {
  client: Client;
  termin: Termin;
  darfVerlegen: boolean;
  oeffnet: boolean;
  funde: ReactNode;
};

function Blatt({ client, termin, darfVerlegen, oeffnet, funde }: BlattProps) {
  const ort = ortText(termin);
  const tag = tagVon(termin);
  const { tone, text } = terminStand(termin);
  usePageTitle(`${ort}, ${formatTagLang(tag)}`);
  return (
    <>
      <PageHeader
        title={ort}
        status={<Status tone={tone}>{text}</Status>}
        description={`${formatTagLang(tag)}, ${fensterText(termin)}`}
        above={<Breadcrumb items={[{ label: 'Termine', href: `/termine?tag=${tag}` }, { label: ort }]} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {termin.buchung === null ? null : (
            <Buchungskarte client={client} termin={termin} darfVerlegen={darfVerlegen} />
          )}
          <Card title="Besuch">
            <Besuch termin={termin}>
              {termin.schluessel.length === 0 ? null : (
                <Hausschluessel client={client} termin={termin} oeffnet={oeffnet} />
              )}
            </Besuch>
          </Card>
          <Terminaktionen client={client} termin={termin} />
          {darfVerlegen && steht(termin) ? <AndereZeit client={client} termin={termin} /> : null}
          {darfVerlegen && istAenderbar(termin) ? <Teilung client={client} termin={termin} /> : null}
          <Card title="Antworten">
            <Antworten client={client} termin={termin} />
          </Card>
          {funde}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {termin.verhinderung.length === 0 ? null : (
            <Card title="Wie es weitergeht">
              <Verhinderung saetze={termin.verhinderung} />
              {darfVerlegen ? <Behoerdenmeldung client={client} terminId={termin.id} /> : null}
            </Card>
          )}
          <Notizkarte client={client} termin={termin} />
          <Card title="Ankündigungen">
            <Nachweise ankuendigungen={termin.ankuendigungen} />
          </Card>
          <Card title="Verlauf">
            <Verlauf verlauf={termin.verlauf} />
          </Card>
        </div>
      </div>
    </>
  );
}
