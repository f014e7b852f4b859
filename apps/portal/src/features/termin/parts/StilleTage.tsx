import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { type StillerTag, tageslageHolen } from '@kehrtour/contract/tageslage';
import { formatMenge } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { useQuery } from '@tanstack/react-query';

import { fensterText } from '../termin.format.ts';
import { Eingangsliste } from './Eingangsliste.tsx';

/** Nobody marks a silence: it is looked for. */
const NACHSEHEN_MS = 60_000;

/** Whose phone has said nothing for long while told windows come into danger. Nothing while all is well. */
export function StilleTage({ client }: { client: Client }) {
  const { data } = useQuery({ ...abfrage(client, tageslageHolen, {}), refetchInterval: NACHSEHEN_MS });
  if (data === undefined || data.leute.length === 0) return null;
  const fenster = data.leute.reduce((summe, { gefaehrdet }) => summe + gefaehrdet.length, 0);
  return (
    <Eingangsliste
      id="stille"
      label="Zeiten in Gefahr"
      titel={`${formatMenge(fenster, 'zugesagte Zeit ist', 'zugesagte Zeiten sind')} in Gefahr`}
      ton="warning"
      eintraege={data.leute}
      keyOf={({ mitarbeiterId }) => mitarbeiterId}
    >
      {(mensch) => <Zeile mensch={mensch} />}
    </Eingangsliste>
  );
}

function Zeile({ mensch }: { mensch: StillerTag }) {
  const { name, telefon, stilleMinuten, gefaehrdet } = mensch;
  return (
    <div className="px-4 py-3">
      <p className="font-semibold">
        {name}: seit {stilleMinuten} Min. keine Meldung,{' '}
        {formatMenge(gefaehrdet.length, 'Fenster', 'Fenster')} in Gefahr
      </p>
      <ul>
        {gefaehrdet.map((besuch) => (
          <li key={besuch.terminId} className="flex flex-wrap gap-x-3">
            <Link href={`/termine/${besuch.terminId}`}>{besuch.anschrift}</Link>
            <span className="text-muted tabular-nums">
              zugesagt {fensterText(besuch)}, so wie es steht etwa{' '}
              {ortszeitAus(new Date(besuch.etwa)).uhrzeit} Uhr
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted">
        Bitte fragen Sie nach{telefon === '' ? '' : ': '}
        {telefon === '' ? null : <Link href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}>{telefon}</Link>},
        und sagen Sie den Haushalten Bescheid, die es trifft.
      </p>
    </div>
  );
}
