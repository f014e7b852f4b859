import type { Zahlungsstand } from '@kehrtour/contract/zahlung';
import { formatTag } from '@kehrtour/domain/format';
import { plusTage } from '@kehrtour/domain/tag';
import { type TarifId, tarifVon } from '@kehrtour/domain/unternehmen/tarif';
import { Fragment } from 'react';

import { preisInWorten } from '../zahlung.format.ts';

/** What booking, changing or ending a plan means, before it is done. */
export function Buchungsfrage({ stand, tarif }: { stand: Zahlungsstand; tarif: TarifId | null }) {
  const frei = stand.heute <= stand.testendeAm;
  if (tarif === null)
    return (
      <p>
        Bis zum Ende des Monats bleibt alles, wie es ist. Danach sind Kehrtouren geschlossen; Ihre Daten,
        Termine und Rechnungen bleiben da, und Sie können jederzeit wieder buchen.
      </p>
    );
  const weniger = stand.tarif !== null && tarifVon(tarif).monatCent < tarifVon(stand.tarif).monatCent;
  return (
    <Fragment>
      <p>{preisInWorten(tarif)}. Sie können jederzeit zum Ende eines Monats aufhören.</p>
      <p>
        {frei
          ? `Bis ${formatTag(stand.testendeAm)} kostet es nichts; die erste Rechnung zählt ab ${formatTag(plusTage(stand.testendeAm, 1))}.`
          : weniger
            ? 'Der kleinere Tarif beginnt mit dem nächsten Monat.'
            : 'Der Tarif beginnt heute; abgerechnet wird nach Tagen, im Monat danach.'}
      </p>
    </Fragment>
  );
}
