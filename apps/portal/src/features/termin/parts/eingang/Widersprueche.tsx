import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import { type Widerspruch, widerspruecheHolen, widerspruchKlaeren } from '@kehrtour/contract/feldmeldung';
import { formatMenge, formatTagKurz, formatZeitpunkt } from '@kehrtour/domain/format';
import type { Feldklaerung } from '@kehrtour/domain/termin/feldmeldung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fensterText, tagVon, terminStatus } from '../../termin.format.ts';
import { beideSeiten, FELDART_NAMEN, widerspruchSatz } from '../../widerspruch.format.ts';
import { Eingangsliste } from './Eingangsliste.tsx';

/** What phones saw against what the office knew: both sides, and one press for either. Nothing when nothing contradicts. */
export function Widersprueche({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, widerspruecheHolen, {}));
  if (data === undefined || data.widersprueche.length === 0) return null;
  const anzahl = data.widersprueche.length;
  return (
    <Eingangsliste
      id="widersprueche"
      label="Widersprüche"
      titel={formatMenge(anzahl, 'Widerspruch', 'Widersprüche') + ' zu Meldungen vom Handy'}
      ton="warning"
      eintraege={data.widersprueche}
      keyOf={({ id }) => id}
    >
      {(widerspruch) => <Zeile client={client} widerspruch={widerspruch} />}
    </Eingangsliste>
  );
}

function Zeile({ client, widerspruch }: { client: Client; widerspruch: Widerspruch }) {
  const { art, anderer, davor, gilt, text } = widerspruch;
  const bisher = terminStatus(gilt ? davor : widerspruch.status);
  const seiten = beideSeiten(widerspruch, bisher.text);
  const klaere = useKlaeren(client, widerspruch, seiten);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3">
      <div className="min-w-0 grow basis-80">
        <p>
          <Link href={`/termine/${widerspruch.terminId}`}>
            {[widerspruch.anschrift, widerspruch.lage].filter(Boolean).join(', ')}
          </Link>
          {widerspruch.name === '' ? null : <span className="text-muted"> · {widerspruch.name}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            {widerspruch.mitarbeiter}: {FELDART_NAMEN[art]},{' '}
            {formatZeitpunkt(new Date(widerspruch.gesehenAm))}
          </span>
          <Status tone={bisher.tone}>{`${anderer || 'Büro'}: ${bisher.text}`}</Status>
          {widerspruch.uhrFraglich ? <Status tone="warning">Uhr des Handys ging falsch</Status> : null}
        </p>
        {text === '' ? null : <p className="max-w-prose wrap-anywhere">„{text}“</p>}
        <p className="max-w-prose text-sm text-muted">{widerspruchSatz(widerspruch)}</p>
        <p className="text-sm text-muted tabular-nums">
          Zugesagt {formatTagKurz(tagVon(widerspruch))} {fensterText(widerspruch)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          kind={gilt ? 'primary' : 'secondary'}
          disabled={klaere.isPending}
          onPress={() => klaere.mutate('handy')}
        >
          {seiten.handy}
        </Button>
        <Button
          size="small"
          kind={gilt ? 'secondary' : 'primary'}
          disabled={klaere.isPending}
          onPress={() => klaere.mutate('buero')}
        >
          {seiten.buero}
        </Button>
      </div>
    </div>
  );
}

function useKlaeren(client: Client, { id }: Widerspruch, seiten: Record<Feldklaerung, string>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wahl: Feldklaerung) => client.call(widerspruchKlaeren, { params: { id }, body: { wahl } }),
    onSuccess: (_leer, wahl) => showToast(`Entschieden: ${seiten[wahl]}`, { tone: 'success' }),
    onError: (error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: () => outdateConcepts(cache, 'rueckmeldungen', 'termine', 'kehrtouren'),
  });
}
