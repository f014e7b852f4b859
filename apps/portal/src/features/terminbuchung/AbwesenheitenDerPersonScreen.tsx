import type { Client } from '@kehrtour/api-client/client';
import { verfuegbarkeitenListe } from '@kehrtour/contract/verfuegbarkeit';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Abwesenheiten } from './parts/Abwesenheiten.tsx';

export type AbwesenheitenDerPersonScreenProps = { client: Client; mitarbeiterId: string };

/** Leave of one person beside her data: rounds need it as much as bookings do. Nothing for whoever drives no rounds. */
export function AbwesenheitenDerPersonScreen({ client, mitarbeiterId }: AbwesenheitenDerPersonScreenProps) {
  const query = useQuery(pageQuery(client, verfuegbarkeitenListe, {}));
  return (
    <PageState query={query} shape="block" count={1}>
      {({ eintraege }) => {
        const person = eintraege.find((one) => one.mitarbeiterId === mitarbeiterId);
        return person === undefined ? null : <Abwesenheiten client={client} person={person} />;
      }}
    </PageState>
  );
}
