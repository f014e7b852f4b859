import type { Client } from '@kehrtour/api-client/client';
import { wellenbuchungBehalten, type Wellenbuchung } from '@kehrtour/contract/buchungswelle';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';

import { useWellentat } from './useWellentat.ts';

type Props = { client: Client; buchung: Wellenbuchung; onBehalten: () => void };

/** One booking of the wave: who, where and when, and the press that keeps it. */
export function Wellenzeile({ client, buchung, onBehalten }: Props) {
  const { schicke, laeuft } = useWellentat();
  const behalte = () =>
    schicke(async () => {
      await client.call(wellenbuchungBehalten, { params: { id: buchung.terminId } });
      return 'Der Termin ist zugesagt';
    });
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3">
      <div className="min-w-0 grow basis-80">
        <p className="font-semibold tabular-nums">{formatZeitpunkt(new Date(buchung.beginn))}</p>
        <p className="wrap-anywhere">
          <Link href={`/termine/${buchung.terminId}`}>{buchung.anschrift || buchung.referenz}</Link>
          {buchung.hausUnbekannt ? ' · Haus unbekannt' : ''}
        </p>
        <p className="wrap-anywhere text-muted">{`${buchung.name} · ${buchung.email}`}</p>
        <p className="text-sm text-muted tabular-nums">
          {buchung.referenz} · gebucht {formatZeitpunkt(new Date(buchung.angelegtAm))}
          {buchung.bestaetigt ? ' · Mail bestätigt' : ' · Mail nicht bestätigt'}
        </p>
      </div>
      <Button
        size="small"
        busy={laeuft}
        aria-label={`Doch behalten: ${buchung.anschrift}`}
        onPress={() => (buchung.bestaetigt ? onBehalten() : void behalte())}
      >
        Doch behalten
      </Button>
    </div>
  );
}
