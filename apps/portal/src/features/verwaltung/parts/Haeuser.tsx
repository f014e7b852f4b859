import type { Verwaltungshaus } from '@kehrtour/contract/verwaltung';
import { formatMenge, formatTag, formatTagLang } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useState } from 'react';

/** More of them nobody reads at once. */
const ZUERST = 25;

/** The houses with their next visit and what their households have said of it. */
export function Haeuser({ haeuser }: { haeuser: readonly Verwaltungshaus[] }) {
  const [alle, setAlle] = useState(false);
  const gezeigt = alle ? haeuser : haeuser.slice(0, ZUERST);
  return (
    <Card title="Häuser und Termine" padding="flush">
      <ul className="divide-y divide-line">
        {gezeigt.map((haus) => (
          <Zeile key={haus.liegenschaftId} haus={haus} />
        ))}
      </ul>
      {gezeigt.length < haeuser.length ? (
        <div className="border-t border-line px-2 py-2">
          <Button kind="quiet" onPress={() => setAlle(true)}>{`Alle ${haeuser.length} zeigen`}</Button>
        </div>
      ) : null}
    </Card>
  );
}

function Zeile({ haus }: { haus: Verwaltungshaus }) {
  const { liegenschaftId, anschrift, ortszeile, wohnungen, fristBis, besuch } = haus;
  return (
    <li className="flex flex-col gap-1 px-4 py-3 sm:px-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link href={`/liegenschaften/${liegenschaftId}`}>{anschrift}</Link>
        <span className="text-sm text-muted">
          {ortszeile}
          {wohnungen > 1 ? `, ${wohnungen} Wohnungen` : ''}
        </span>
      </p>
      {besuch === null ? (
        <p className="text-sm text-muted">
          {fristBis === null
            ? 'Zurzeit steht nichts an'
            : `Noch kein Termin, Frist bis ${formatTag(fristBis)}`}
        </p>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p>
            {besuch.kehrtourId === null ? (
              zeit(besuch)
            ) : (
              <Link href={`/kehrtouren/${besuch.kehrtourId}`}>{zeit(besuch)}</Link>
            )}
          </p>
          <Stand {...besuch} />
        </div>
      )}
    </li>
  );
}

type Besuch = NonNullable<Verwaltungshaus['besuch']>;

const zeit = ({ tag, von, bis }: Besuch): string => `${formatTagLang(tag)}, ${von} bis ${bis} Uhr`;

/** One household: its answer; several: how many said what. */
function Stand({ bestaetigt, offen, passtNicht }: Besuch) {
  if (passtNicht > 0)
    return (
      <Status tone="danger" look="bare">
        {passtNicht === 1 && bestaetigt + offen === 0
          ? 'Passt nicht'
          : `Bei ${formatMenge(passtNicht, 'Haushalt', 'Haushalten')} passt es nicht`}
      </Status>
    );
  if (offen === 0)
    return (
      <Status tone="success" look="bare">
        Bestätigt
      </Status>
    );
  return (
    <Status tone="info" look="bare">
      {bestaetigt === 0 ? 'Noch keine Antwort' : `${bestaetigt} bestätigt, ${offen} offen`}
    </Status>
  );
}
