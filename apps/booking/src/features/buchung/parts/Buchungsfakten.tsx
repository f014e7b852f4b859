import { formatUngefaehreDauer } from '@kehrtour/domain/format';

import type { Fertigseite } from '../fertig.server.ts';
import { preisText, zuschlagText } from '../worte.ts';
import { Faktenzeile, Merklink } from './Faktenzeile.tsx';

/** What was booked, under which reference, and where this page is found again. */
export function Buchungsfakten({ seite: { ort, buchung } }: { seite: Fertigseite }) {
  const { referenz, code, taetigkeit, dauerMinuten, anschrift, mitarbeiter, notiz, zeit, unternehmen } =
    buchung;
  const preis = preisText(buchung);
  const zuschlag = zuschlagText(zeit);
  return (
    <dl>
      <Faktenzeile name="Nummer">
        <span className="tabular-nums">{referenz}</span>
      </Faktenzeile>
      <Faktenzeile name="Was">
        {taetigkeit}
        <span className="block text-sm font-normal text-muted">{formatUngefaehreDauer(dauerMinuten)}</span>
      </Faktenzeile>
      <Faktenzeile name="Wo">{anschrift.zeile}</Faktenzeile>
      <Faktenzeile name="Wer">{mitarbeiter || unternehmen.name}</Faktenzeile>
      {preis || zuschlag ? (
        <Faktenzeile name="Preis">
          {preis}
          {zuschlag ? <span className="block">zuzüglich {zuschlag}</span> : null}
        </Faktenzeile>
      ) : null}
      {notiz ? (
        <Faktenzeile name="Notiz">
          <span className="font-normal whitespace-pre-line">{notiz}</span>
        </Faktenzeile>
      ) : null}
      <Merklink
        ort={ort}
        mehr={{ code }}
        text="Hier sehen und ändern Sie Ihren Termin jederzeit. Der Link steht auch in Ihrer E-Mail."
      />
    </dl>
  );
}
