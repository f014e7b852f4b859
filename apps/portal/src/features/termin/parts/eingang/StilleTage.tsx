import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { type StillerTag, fahrtstandHolen } from '@kehrtour/contract/fahrtstand';
import { verspaetungAnsagen } from '@kehrtour/contract/verspaetung';
import { formatMenge } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fensterText } from '../../termin.format.ts';
import { Eingangsliste } from './Eingangsliste.tsx';

/** Nobody marks a silence: it is looked for. */
const NACHSEHEN_MS = 60_000;

/** Whose phone has said nothing for long while told windows come into danger. Nothing while all is well. */
export function StilleTage({ client }: { client: Client }) {
  const { data } = useQuery({ ...abfrage(client, fahrtstandHolen, {}), refetchInterval: NACHSEHEN_MS });
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
      {(mensch) => <Zeile client={client} mensch={mensch} />}
    </Eingangsliste>
  );
}

function Zeile({ client, mensch }: { client: Client; mensch: StillerTag }) {
  const ansagen = useAnsagen(client, mensch);
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
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" disabled={ansagen.isPending} onPress={() => ansagen.mutate()}>
          Verspätung ansagen
        </Button>
        {telefon === '' ? null : (
          <span>
            Nachfragen: <Link href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}>{telefon}</Link>
          </span>
        )}
      </div>
    </div>
  );
}

function useAnsagen(client: Client, { mitarbeiterId, name }: StillerTag) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(verspaetungAnsagen, { params: { id: mitarbeiterId } }),
    onSuccess: ({ gesagt, anzurufen }) =>
      showToast(
        gesagt + anzurufen === 0
          ? `Die Haushalte von ${name} wissen es schon`
          : `${formatMenge(gesagt, 'Nachricht geht', 'Nachrichten gehen')} ab${anzurufen === 0 ? '' : `, ${anzurufen} bitte anrufen`}`,
        { tone: anzurufen === 0 ? 'success' : 'warning' },
      ),
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => outdateConcepts(cache, 'rueckmeldungen', 'termine'),
  });
}
