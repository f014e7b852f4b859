import type { Client } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { abfrage } from '@kehrtour/api-client/query';
import {
  wuenscheHolen,
  wunschAblehnen,
  type Wunschanfrage,
  wunschBeantworten,
  wunschzeitenHolen,
} from '@kehrtour/contract/terminwunsch';
import { wunschzeitText } from '@kehrtour/domain/ankuendigung/wunschzeit';
import { formatMenge, formatTagLang, formatUngefaehreDauer, formatZeitpunkt } from '@kehrtour/domain/format';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { angabenText } from '../../buchung.format.ts';
import { Eingangsliste } from './Eingangsliste.tsx';

const AblehnenDialog = lazyPart(async () => (await import('../antwort/AblehnenDialog.tsx')).AblehnenDialog);
const ZeitDialog = lazyPart(async () => (await import('../verlegung/ZeitDialog.tsx')).ZeitDialog);

/** Wishes of visitors whom no free time suited, the oldest first. Nothing when there is none. */
export function Wuensche({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, wuenscheHolen, {}));
  if (data === undefined || data.wuensche.length === 0) return null;
  return (
    <Eingangsliste
      id="wuensche"
      label="Terminwünsche"
      titel={formatMenge(
        data.gesamt,
        'Terminwunsch wartet auf eine Zeit',
        'Terminwünsche warten auf eine Zeit',
      )}
      ton="warning"
      eintraege={data.wuensche}
      keyOf={({ id }) => id}
    >
      {(wunsch) => (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3">
          <Wunschzeile wunsch={wunsch} />
          <Wunschantwort client={client} wunsch={wunsch} />
        </div>
      )}
    </Eingangsliste>
  );
}

const wannText = ({ halbtage, ab }: Wunschanfrage): string =>
  `${wunschzeitText(halbtage)}${ab === null ? '' : `, nicht vor ${formatTagLang(ab)}`}`;

function Wunschzeile({ wunsch }: { wunsch: Wunschanfrage }) {
  const wer = [wunsch.name, wunsch.telefon, wunsch.email].filter(Boolean).join(' · ');
  const was = [wunsch.taetigkeit, formatUngefaehreDauer(wunsch.dauerMinuten), angabenText(wunsch.angaben)];
  return (
    <div className="min-w-0 grow basis-80">
      <p className="font-semibold">
        Passt: <span className="wrap-anywhere">{wannText(wunsch)}</span>
      </p>
      <p>{wunsch.anschrift.zeile}</p>
      <p className="wrap-anywhere text-muted">{wer}</p>
      <p className="text-sm text-muted">{was.filter(Boolean).join(' · ')}</p>
      {wunsch.notiz === '' ? null : (
        <p className="mt-1 line-clamp-3 max-w-prose wrap-anywhere">„{wunsch.notiz}“</p>
      )}
      <p className="mt-1 text-sm text-muted tabular-nums">
        {wunsch.referenz} · gewünscht {formatZeitpunkt(new Date(wunsch.angelegtAm))}
      </p>
    </div>
  );
}

/** A time, or no with a reason; the customer hears of each by mail. */
function Wunschantwort({ client, wunsch }: { client: Client; wunsch: Wunschanfrage }) {
  const cache = useQueryClient();
  const [offen, setOffen] = useState<'zeit' | 'ablehnen' | null>(null);
  const params = { id: wunsch.id };
  const wo = wunsch.anschrift.zeile;
  const schliesse = () => setOffen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" kind="primary" aria-label={`Zeit finden: ${wo}`} onPress={() => setOffen('zeit')}>
        Zeit finden
      </Button>
      <Button size="small" kind="quiet" aria-label={`Ablehnen: ${wo}`} onPress={() => setOffen('ablehnen')}>
        Ablehnen
      </Button>
      {offen === 'zeit' ? (
        <ZeitDialog
          client={client}
          title="Zeit für einen Wunsch"
          frage={{ endpoint: wunschzeitenHolen, input: { params, body: {} } }}
          abgesprochenText={{ knopf: 'Termin buchen', gesagt: 'Der Termin ist gebucht' }}
          sende={(body, idempotencyKey) => client.call(wunschBeantworten, { params, body, idempotencyKey })}
          onClose={schliesse}
        >
          <p>
            <span className="font-semibold">{wo}</span>, {wunsch.name}
            <span className="block">Passt: {wannText(wunsch)}</span>
          </p>
        </ZeitDialog>
      ) : null}
      {offen === 'ablehnen' ? (
        <AblehnenDialog
          title="Wunsch ablehnen"
          wo={wo}
          name={wunsch.name}
          send={async (grund) => {
            await client.call(wunschAblehnen, { params, body: { grund } });
            schliesse();
            await outdateConcepts(cache, 'buchungen');
          }}
          onClose={schliesse}
        />
      ) : null}
    </div>
  );
}
