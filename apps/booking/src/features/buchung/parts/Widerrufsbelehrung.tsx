import type { Buchungsunternehmen } from '@kehrtour/contract/buchungsangebot';
import { rechtssatz } from '@kehrtour/domain/recht/rechtssaetze';
import { LINK_LOOK } from '@kehrtour/ui/look/link';

type Betrieb = Pick<Buchungsunternehmen, 'name' | 'anschrift' | 'telefon' | 'email'>;

/** The model instruction and form of Anlage 1 and 2 to Art. 246a EGBGB for services, in the company's name. */
export function Widerrufsbelehrung({ betrieb }: { betrieb: Betrieb }) {
  const wer = [betrieb.name, betrieb.anschrift].filter(Boolean).join(', ');
  const wie = [betrieb.telefon && `Telefon ${betrieb.telefon}`, betrieb.email && `E-Mail ${betrieb.email}`]
    .filter(Boolean)
    .join(', ');
  const angaben = [wer, wie].filter(Boolean).join(', ');
  return (
    <details>
      <summary className={`${LINK_LOOK} inline-flex min-h-12 cursor-pointer items-center`}>
        Widerrufsbelehrung lesen
      </summary>
      <div className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-sm">
        <h3 className="font-bold">Widerrufsrecht</h3>
        <p>{rechtssatz('belehrungRecht')}</p>
        <p>{rechtssatz('belehrungErklaerung', { betrieb: angaben })}</p>
        <p>{rechtssatz('belehrungWahrung')}</p>
        <h3 className="font-bold">Folgen des Widerrufs</h3>
        <p>{rechtssatz('belehrungZahlungen')}</p>
        <p>{rechtssatz('belehrungLeistung')}</p>
        <h3 className="font-bold">Muster-Widerrufsformular</h3>
        <p>{rechtssatz('formularHinweis')}</p>
        <p className="whitespace-pre-line">{rechtssatz('formular', { betrieb: angaben })}</p>
      </div>
    </details>
  );
}
