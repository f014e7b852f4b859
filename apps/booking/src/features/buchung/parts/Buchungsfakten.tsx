import { formatUngefaehreDauer } from '@kehrtour/domain/format';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import type { ReactNode } from 'react';

import type { Fertigseite } from '../fertig.server.ts';
import { buchungsadresse } from '../lage.ts';
import { preisText, zuschlagText } from '../worte.ts';

/** What was booked, under which reference, and where this page is found again. */
export function Buchungsfakten({ seite: { ort, buchung } }: { seite: Fertigseite }) {
  const { referenz, code, taetigkeit, dauerMinuten, anschrift, mitarbeiter, notiz, zeit, unternehmen } =
    buchung;
  const preis = preisText(buchung);
  const zuschlag = zuschlagText(zeit);
  return (
    <dl>
      <Zeile name="Nummer">
        <span className="tabular-nums">{referenz}</span>
      </Zeile>
      <Zeile name="Was">
        {taetigkeit}
        <span className="block text-sm font-normal text-muted">{formatUngefaehreDauer(dauerMinuten)}</span>
      </Zeile>
      <Zeile name="Wo">{anschrift.zeile}</Zeile>
      <Zeile name="Wer">{mitarbeiter || unternehmen.name}</Zeile>
      {preis || zuschlag ? (
        <Zeile name="Preis">
          {preis}
          {zuschlag ? <span className="block">zuzüglich {zuschlag}</span> : null}
        </Zeile>
      ) : null}
      {notiz ? (
        <Zeile name="Notiz">
          <span className="font-normal whitespace-pre-line">{notiz}</span>
        </Zeile>
      ) : null}
      <Zeile name="Link">
        <a
          href={buchungsadresse({ ...ort, eingebettet: false }, 'fertig', { code })}
          {...(ort.eingebettet ? { target: '_blank', rel: 'noreferrer' } : {})}
          className={LINK_LOOK}
        >
          Diese Seite zum Merken
        </a>
        <span className="block text-sm font-normal text-muted">
          Hier sehen und ändern Sie Ihren Termin jederzeit. Der Link steht auch in Ihrer E-Mail.
        </span>
      </Zeile>
    </dl>
  );
}

function Zeile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
