import type { Client } from '@kehrtour/api-client/client';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { AUFGEHOBENE, istEinerVon } from '@kehrtour/domain/termin/termin';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Spinner } from '@kehrtour/ui/message/Spinner.tsx';
import { useState } from 'react';

import { Mitfahrt } from '../../../../shared/mitfahrt/Mitfahrt.tsx';
import { fensterText } from '../../termin.format.ts';
import { type Kartenstand, useTageskarten } from '../../useTageskarten.ts';
import {
  inReihenfolge,
  type Konflikte,
  type Terminfilter,
  type Person as Tagesperson,
  zeilenDerWoche,
} from '../../wochenplan.ts';
import { PersonName } from './PersonName.tsx';
import { Tageskarte } from './Tageskarte.tsx';
import { Terminzeile } from './Terminzeile.tsx';

export type TagesplanProps = {
  client: Client;
  filter: Terminfilter;
  termine: readonly TerminKurz[];
  konflikte: Konflikte;
};

/** One day, everybody beside each other: visit after visit as it is planned, with what was told and what is wrong. */
export function Tagesplan({ client, filter, termine, konflikte }: TagesplanProps) {
  const [mitKarte, setMitKarte] = useState(false);
  const karten = useTageskarten(client, filter, mitKarte);
  return (
    <div className="flex flex-col gap-3">
      {karten.moeglich ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <Checkbox label="Mit Karte, auch im Druck" checked={mitKarte} onChange={setMitKarte} />
          {karten.laden ? <Spinner /> : null}
        </div>
      ) : null}
      {karten.fehler === undefined ? null : <Notice tone="warning">{karten.fehler}</Notice>}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 print:block ${mitKarte ? '2xl:grid-cols-2' : 'sm:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]'}`}
      >
        {zeilenDerWoche(termine).map(({ person, tage }) => (
          <Person
            key={person.id ?? 'niemand'}
            client={client}
            person={person}
            tag={filter.tag}
            termine={inReihenfolge([...tage.values()].flat())}
            konflikte={konflikte}
            karten={karten}
          />
        ))}
      </div>
    </div>
  );
}

type PersonProps = {
  client: Client;
  person: Tagesperson;
  tag: string;
  termine: readonly TerminKurz[];
  konflikte: Konflikte;
  karten: Kartenstand;
};

/** Each person has a sheet of paper. */
function Person({ client, person, tag, termine, konflikte, karten }: PersonProps) {
  const karte = karten.von.get(person.id);
  return (
    <section
      aria-label={person.name}
      data-platz={`${person.id}/${tag}`}
      data-nach-zeit
      className="data-ziel:border-accent overflow-clip rounded-lg border border-line bg-surface print:mb-4 print:break-after-page print:last:break-after-auto"
    >
      <header className="flex flex-wrap items-center gap-x-3 border-b border-line bg-sunken px-3 py-2">
        <h3>
          <PersonName person={person} />
        </h3>
        {person.id === null ? null : (
          <Mitfahrt client={client} tag={tag} wer={{ id: person.id, name: person.name }} />
        )}
      </header>
      {karte === undefined || karten.quelle === null ? null : (
        <Tageskarte karte={karte} quelle={karten.quelle} name={person.name} />
      )}
      <ul className="divide-y divide-line">
        {termine.map((termin) => (
          <li key={termin.id} className="flex gap-2 p-1 break-inside-avoid">
            {karte === undefined ? null : <Nummer nummer={karten.nummern.get(termin.id)} />}
            <div className="flex min-w-0 grow flex-col sm:flex-row sm:gap-2">
              <Zeit termin={termin} />
              <div className="min-w-0 grow wrap-anywhere">
                <Terminzeile termin={termin} konflikt={konflikte.get(termin.id)} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As on the map; a visit that was called off has none. */
function Nummer({ nummer }: { nummer: number | undefined }) {
  return (
    <p className="ml-1 grid size-7 shrink-0 place-items-center self-start rounded-full border-2 border-ink text-sm font-bold tabular-nums empty:invisible">
      {nummer}
    </p>
  );
}

/** Nobody drives at the planned time of a visit that was called off: it has only the one that was told. */
function Zeit({ termin }: { termin: TerminKurz }) {
  return (
    <p className="flex shrink-0 items-baseline gap-3 px-2 pt-1 leading-tight tabular-nums sm:block sm:w-28 sm:py-1">
      {istEinerVon(AUFGEHOBENE, termin.status) ? null : (
        <span className="block font-semibold">{ortszeitAus(new Date(termin.beginn)).uhrzeit}</span>
      )}
      <span className="block text-xs text-muted">
        <span className="sr-only">zugesagt: </span>
        {fensterText(termin).replace(/ Uhr$/, '')}
      </span>
    </p>
  );
}
