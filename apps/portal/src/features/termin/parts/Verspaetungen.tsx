import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { type Verspaetung, verspaetungenHolen } from '@kehrtour/contract/verspaetung';
import { formatMenge } from '@kehrtour/domain/format';
import { KANAL_WORTE } from '@kehrtour/domain/kanal';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { useQuery } from '@tanstack/react-query';

import { fensterText } from '../termin.format.ts';
import { Eingangsliste } from './Eingangsliste.tsx';

const uhrzeit = (zeit: string): string => ortszeitAus(new Date(zeit)).uhrzeit;

/** Who heard of a delay today, and who has to be called. Nothing while nobody is late. */
export function Verspaetungen({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, verspaetungenHolen, {}));
  if (data === undefined || data.verspaetungen.length === 0) return null;
  const anrufen = data.verspaetungen.filter(({ kanal }) => kanal === null).length;
  return (
    <Eingangsliste
      id="verspaetungen"
      label="Verspätungen"
      titel={
        anrufen === 0
          ? formatMenge(data.verspaetungen.length, 'Haushalt weiß', 'Haushalte wissen') +
            ' von der Verspätung'
          : `Verspätung: ${formatMenge(anrufen, 'Haushalt', 'Haushalte')} bitte anrufen`
      }
      ton={anrufen === 0 ? 'accent' : 'warning'}
      eintraege={data.verspaetungen.toSorted((a, b) => Number(a.kanal !== null) - Number(b.kanal !== null))}
      keyOf={({ terminId }) => terminId}
    >
      {(verspaetung) => <Zeile verspaetung={verspaetung} />}
    </Eingangsliste>
  );
}

function Zeile({ verspaetung }: { verspaetung: Verspaetung }) {
  const { terminId, anschrift, mitarbeiter, minuten, am, etwa, kanal, telefon } = verspaetung;
  return (
    <div className="px-4 py-3">
      <p>
        <Link href={`/termine/${terminId}`}>{anschrift}</Link>
        <span className="text-muted tabular-nums">
          {' '}
          · zugesagt {fensterText(verspaetung)}, jetzt etwa ab {uhrzeit(etwa)} Uhr
        </span>
      </p>
      <p className="text-sm text-muted">
        {mitarbeiter}, {minuten} Min. später, {uhrzeit(am)} Uhr
      </p>
      <p className="font-semibold">
        {kanal === null
          ? 'Keine Nachricht möglich, bitte anrufen'
          : `Weiß es per ${KANAL_WORTE[kanal].nachweis}`}
        {telefon === '' ? null : (
          <>
            : <Link href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}>{telefon}</Link>
          </>
        )}
      </p>
    </div>
  );
}
