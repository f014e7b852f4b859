import type { Client } from '@kehrtour/api-client/client';
import type { AngemeldeterMitarbeiter } from '@kehrtour/contract/konto';
import { persoenlicheDatenHolen } from '@kehrtour/contract/mitarbeiter';
import { ROLLEN_NAMEN } from '@kehrtour/domain/rolle';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { EigeneNeueAdresse } from './EigeneNeueAdresse.tsx';
import { FaktorKarte } from './FaktorKarte.tsx';
import { PasswortKarte } from './PasswortKarte.tsx';
import { SitzungenKarte } from './SitzungenKarte.tsx';

export type ProfilScreenProps = { client: Client; user: AngemeldeterMitarbeiter; changeHref: string };

/** What belongs to one's own login: data, password, second factor, sessions. */
export function ProfilScreen({ client, user, changeHref }: ProfilScreenProps) {
  const query = useQuery(pageQuery(client, persoenlicheDatenHolen, {}));
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card
        title="Persönliche Daten"
        actions={
          <ButtonLink size="small" href={changeHref}>
            Ändern
          </ButtonLink>
        }
      >
        <PageState query={query} count={4}>
          {(daten) => (
            <div className="flex flex-col gap-4">
              <KeyValue
                items={[
                  { label: 'Name', value: `${daten.vorname} ${daten.nachname}` },
                  { label: 'E-Mail-Adresse', value: <span className="break-all">{daten.email}</span> },
                  { label: 'Telefon', value: daten.telefon === '' ? '–' : daten.telefon },
                  { label: 'Rolle', value: ROLLEN_NAMEN[user.rolle] },
                  { label: 'Betrieb', value: user.unternehmen.name },
                ]}
              />
              <EigeneNeueAdresse client={client} daten={daten} />
            </div>
          )}
        </PageState>
      </Card>
      <PasswortKarte client={client} email={user.email} />
      <FaktorKarte client={client} email={user.email} />
      <SitzungenKarte client={client} />
    </div>
  );
}
