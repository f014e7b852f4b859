import type { Client } from '@kehrtour/api-client/client';
import { verfuegbarkeitenListe } from '@kehrtour/contract/verfuegbarkeit';
import type { Verfuegbarkeit } from '@kehrtour/contract/verfuegbarkeit';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { Abwesenheiten } from './parts/Abwesenheiten.tsx';
import { Ausnahmen } from './parts/Ausnahmen.tsx';
import { Wochenmuster } from './parts/Wochenmuster.tsx';

export type VerfuegbarkeitenScreenProps = {
  client: Client;
  /** Where people are added and working hours of rounds are kept. */
  mitarbeiterHref: string;
};

/** When strangers may book whom: a pattern of the week, single days, absences. */
export function VerfuegbarkeitenScreen({ client, mitarbeiterHref }: VerfuegbarkeitenScreenProps) {
  const query = useQuery(pageQuery(client, verfuegbarkeitenListe, {}));
  return (
    <PageState query={query} shape="block">
      {({ eintraege }) =>
        eintraege.length === 0 ? (
          <EmptyState title="Noch fährt niemand">
            Geben Sie jemandem unter <Link href={mitarbeiterHref}>Mitarbeitende</Link> das Merkmal „fährt
            Touren“.
          </EmptyState>
        ) : (
          <Personen client={client} eintraege={eintraege} />
        )
      }
    </PageState>
  );
}

function Personen({ client, eintraege }: { client: Client; eintraege: readonly Verfuegbarkeit[] }) {
  const [gewaehlt, setGewaehlt] = useState(eintraege[0]?.mitarbeiterId ?? '');
  const person = eintraege.find(({ mitarbeiterId }) => mitarbeiterId === gewaehlt) ?? eintraege[0];
  if (person === undefined) return null;
  return (
    <div className="flex flex-col gap-8">
      {eintraege.length === 1 ? null : (
        <Select
          label="Person"
          width="medium"
          choices={eintraege.map(({ mitarbeiterId, name, woche }) => ({
            id: mitarbeiterId,
            label: name,
            ...(woche.length === 0 && { hint: 'noch nicht buchbar' }),
          }))}
          value={person.mitarbeiterId}
          onChange={setGewaehlt}
        />
      )}
      <Wochenmuster key={person.mitarbeiterId} client={client} person={person} alle={eintraege} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Ausnahmen client={client} person={person} />
        <Abwesenheiten client={client} person={person} />
      </div>
    </div>
  );
}
