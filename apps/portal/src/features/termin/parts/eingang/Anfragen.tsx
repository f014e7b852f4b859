import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { anfragenHolen } from '@kehrtour/contract/terminbuero';
import type { Anfrage } from '@kehrtour/contract/terminbuero';
import { formatMenge, formatTagLang, formatZeitpunkt } from '@kehrtour/domain/format';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';

import { angabenText, mailFehlerText, unbestaetigtText } from '../../buchung.format.ts';
import { fensterText, ortText, tagVon } from '../../termin.format.ts';
import { Anfrageantwort } from './Anfrageantwort.tsx';
import { Eingangsliste } from './Eingangsliste.tsx';

/** Bookings that wait for a yes, the oldest first. Nothing when none does. */
export function Anfragen({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, anfragenHolen, {}));
  if (data === undefined || data.anfragen.length === 0) return null;
  return (
    <Eingangsliste
      id="anfragen"
      label="Anfragen"
      titel={formatMenge(data.gesamt, 'Anfrage wartet auf Ihr Ja', 'Anfragen warten auf Ihr Ja')}
      ton="warning"
      eintraege={data.anfragen}
      keyOf={({ termin }) => termin.id}
    >
      {(anfrage) => <Anfragezeile client={client} anfrage={anfrage} />}
    </Eingangsliste>
  );
}

function Anfragezeile({ client, anfrage }: { client: Client; anfrage: Anfrage }) {
  const { termin } = anfrage;
  const mehr = [termin.taetigkeiten.join(', '), angabenText(anfrage.angaben)].filter(Boolean).join(' · ');
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3">
      <div className="min-w-0 grow basis-80">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">
            {formatTagLang(tagVon(termin))}, {fensterText(termin)}
          </span>
          {anfrage.vorbei ? <Status tone="danger">Zeit verstrichen</Status> : null}
        </p>
        {anfrage.bestaetigenBis === null ? null : (
          <p className="text-sm font-semibold text-warning">{unbestaetigtText(anfrage.bestaetigenBis)}</p>
        )}
        {anfrage.mailFehler === undefined ? null : (
          <p className="text-sm font-semibold text-danger">{mailFehlerText(anfrage.mailFehler)}</p>
        )}
        <p>
          <Link href={`/termine/${termin.id}`}>{`${ortText(termin)}, ${termin.ortszeile}`}</Link>
        </p>
        <p className="text-muted">{[termin.name, anfrage.telefon].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-muted">{mehr}</p>
        {anfrage.notiz === '' ? null : (
          <p className="mt-1 line-clamp-3 max-w-prose wrap-anywhere">„{anfrage.notiz}“</p>
        )}
        <p className="mt-1 text-sm text-muted tabular-nums">
          {anfrage.referenz} · angefragt {formatZeitpunkt(new Date(anfrage.angelegtAm))}
          {termin.mitarbeiter === '' ? '' : ` · vorgesehen: ${termin.mitarbeiter}`}
        </p>
      </div>
      <Anfrageantwort
        client={client}
        termin={termin}
        size="small"
        unbestaetigt={anfrage.bestaetigenBis !== null}
      />
    </div>
  );
}
