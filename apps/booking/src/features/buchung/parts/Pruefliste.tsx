import type { BuchbareTaetigkeit, Zeit } from '@kehrtour/contract/buchungsangebot';
import { buchungsdauer } from '@kehrtour/domain/buchung/buchung';
import { formatUngefaehreDauer } from '@kehrtour/domain/format';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import type { ReactNode } from 'react';

import type { Ablauf, Schritt } from '../ablauf.ts';
import { angabenText, anschriftText, preisangabe, tagText, zuschlagText } from '../worte.ts';
import { Uhrzeit } from './Uhrzeit.tsx';

interface Props {
  ablauf: Ablauf;
  taetigkeit: BuchbareTaetigkeit;
  zeit: Zeit;
}

/** Everything that will be booked, right above the button (§ 312j Abs. 2 BGB); each row can be changed without losing a word. */
export function Pruefliste({ ablauf, taetigkeit, zeit }: Props) {
  const { angaben, anschrift, haus } = ablauf.stand;
  const zuschlag = zuschlagText(zeit);
  const angabe = angabenText(angaben);
  const { dauerMinuten, zuwachs, fragen } = taetigkeit;
  const dauer = buchungsdauer({ ...zuwachs, dauerMinuten }, { dauerMinuten: null, fragen }, angaben);
  return (
    <section className="grid gap-2 border-t border-line pt-6">
      <h2 id="pruefen" className="text-lg font-bold">
        Bitte prüfen Sie Ihre {wasEsIst(taetigkeit)}
      </h2>
      <dl>
        <Zeile name="Was" ziel="anliegen">
          {taetigkeit.kundentext}
          <span className="block text-sm font-normal text-muted">
            {[angabe, formatUngefaehreDauer(dauer)].filter(Boolean).join(', ')}
          </span>
        </Zeile>
        <Zeile name="Wo" ziel={haus ? 'anliegen' : 'adresse'}>
          {anschrift ? anschriftText(anschrift) : ''}
        </Zeile>
        <Zeile name="Wann" ziel="termin">
          {tagText(zeit)}, <Uhrzeit zeit={zeit} />
        </Zeile>
        <Zeile name="Wer">{ablauf.betrieb.name}</Zeile>
        <Zeile name="Preis">
          {preisangabe(taetigkeit)}
          {zuschlag ? <span className="block">zuzüglich {zuschlag}</span> : null}
          {taetigkeit.preisCent ? (
            <span className="block text-sm font-normal text-muted">inklusive Mehrwertsteuer</span>
          ) : null}
        </Zeile>
      </dl>
    </section>
  );
}

function wasEsIst({ anfrage, zahlungspflichtig }: BuchbareTaetigkeit): string {
  if (anfrage) return 'Anfrage';
  return zahlungspflichtig ? 'Bestellung' : 'Buchung';
}

function Zeile({ name, ziel, children }: { name: string; ziel?: Schritt; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line">
      <dt className="py-3 text-muted">{name}</dt>
      <dd className="py-3 font-semibold hyphens-auto">{children}</dd>
      {ziel === undefined ? null : (
        <dd>
          <button
            type="submit"
            name="ziel"
            value={ziel}
            className={`${LINK_LOOK} inline-flex min-h-12 items-center`}
          >
            Ändern<span className="sr-only"> ({name})</span>
          </button>
        </dd>
      )}
    </div>
  );
}
