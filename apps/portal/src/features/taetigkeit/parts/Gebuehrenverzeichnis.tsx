import { formatEuro } from '@kehrtour/domain/format';
import { gebuehr } from '@kehrtour/domain/gebuehr/arbeitswert';
import {
  fassungAm,
  type Gebuehrenzeile,
  gebuehrenverzeichnisAm,
} from '@kehrtour/domain/gebuehr/gebuehrenverzeichnis';
import type { Tag } from '@kehrtour/domain/tag';

const aw = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** All of KÜO Anlage 3 as it holds on the day of the service, in Arbeitswerte and in money. */
export function Gebuehrenverzeichnis({ tag, arbeitswertCent }: { tag: Tag; arbeitswertCent: number }) {
  return (
    <details className="rounded-md border border-line">
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">
        Gebührenverzeichnis an diesem Tag
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <p className="text-sm text-muted">
          {fassungAm(tag)}. In unseren Worten; es gilt der Wortlaut der Verordnung.
        </p>
        <ul className="flex flex-col divide-y divide-line">
          {gebuehrenverzeichnisAm(tag).map((zeile) => (
            <li key={zeile.nr} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 py-2">
              <span className="text-muted tabular-nums">{zeile.nr}</span>
              <span className="min-w-0">
                <span className="block">{zeile.text}</span>
                <span className="block text-sm text-muted tabular-nums">
                  {betrag(zeile, arbeitswertCent)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** `0,8 AW je Arbeitsminute: 1,12 € netto, 1,33 € mit Umsatzsteuer; höchstens 45,0 AW je Nutzungseinheit` */
function betrag({ aw: zahl, je, hoechstens }: Gebuehrenzeile, arbeitswertCent: number): string {
  const { nettoCent, bruttoCent } = gebuehr(zahl, arbeitswertCent);
  const ende = hoechstens === undefined ? '' : `; höchstens ${aw.format(hoechstens.aw)} AW ${hoechstens.je}`;
  return `${aw.format(zahl)} AW${je === undefined ? '' : ` ${je}`}: ${formatEuro(nettoCent)} netto, ${formatEuro(bruttoCent)} mit Umsatzsteuer${ende}`;
}
