import type { KundenTermin } from '@kehrtour/contract/ankuendigung';
import { formatUngefaehreDauer } from '@kehrtour/domain/format';
import type { ReactNode } from 'react';

/** Where, what and who. */
export function Fakten({ termin }: { termin: KundenTermin }) {
  const { anschrift, lage, taetigkeiten, mitarbeiter, personen, unternehmen } = termin;
  return (
    <dl className="grid gap-3">
      <Angabe name="Wo">
        {anschrift.split(', ').map((zeile) => (
          <span key={zeile} className="block">
            {zeile}
          </span>
        ))}
        {lage ? <span className="block">{lage}</span> : null}
      </Angabe>
      {taetigkeiten.length > 0 ? (
        <Angabe name="Was">
          <ul className="grid gap-1">
            {taetigkeiten.map(({ text, dauerMinuten }) => (
              <li key={text} className="min-w-0">
                {text}
                {dauerMinuten > 0 ? (
                  <>
                    {' '}
                    <span className="inline-block font-normal text-muted">
                      {formatUngefaehreDauer(dauerMinuten)}
                    </span>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </Angabe>
      ) : null}
      <Angabe name="Wer">{personen || mitarbeiter || unternehmen.name}</Angabe>
      <Kosten termin={termin} />
    </dl>
  );
}

/** What it costs, and what of it may be taken off the taxes. */
function Kosten({ termin: { kosten, steuersatz } }: { termin: KundenTermin }) {
  if (kosten.length === 0) return null;
  return (
    <Angabe name="Preis">
      <ul className="grid gap-1">
        {kosten.map(({ text, preis }, stelle) => (
          <li key={`${stelle} ${text}`} className="min-w-0 wrap-anywhere">
            {preis}
            {kosten.length > 1 ? <span className="block font-normal text-muted">{text}</span> : null}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm font-normal text-muted">{steuersatz}</p>
    </Angabe>
  );
}

function Angabe({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
