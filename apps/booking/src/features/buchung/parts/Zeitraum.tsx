import { formatTagOhneJahr } from '@kehrtour/domain/format';
import { buttonLook } from '@kehrtour/ui/look/button';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import type { Ausschnitt, Zeiten } from '../termin.server.ts';
import { Kalender } from './Kalender.tsx';

interface Props extends Ausschnitt {
  zeiten: Zeiten;
  adresse: (mehr: Record<string, string>) => string;
  /** Query of the address as fields: a form by GET would lose it. */
  versteckt: Record<string, string>;
  /** Where a wish can be left when nothing suits. */
  wunsch?: string;
}

/** Other days and hours than the next ones. */
export function Zeitraum({ zeiten, ab, nur, adresse, versteckt, wunsch }: Props) {
  const { fruehestens, horizont, weiterAb } = zeiten;
  const gefiltert: Record<string, string> = nur ? { nur } : {};
  return (
    <section className="grid gap-6 border-t border-line pt-6" aria-labelledby="zeitraum">
      <h2 id="zeitraum" className="text-lg font-bold">
        Anderer Zeitraum
      </h2>
      {weiterAb === null ? null : (
        <a
          href={adresse({ ...gefiltert, ab: weiterAb })}
          className={`${buttonLook('secondary')} justify-self-start`}
        >
          Spätere Tage ab {formatTagOhneJahr(weiterAb)}
        </a>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <Filter text="Alle Zeiten" href={adresse(ab ? { ab } : {})} gewaehlt={nur === null} />
        <Filter text="Nur abends" href={adresse({ nur: 'abend' })} gewaehlt={nur === 'abend'} />
        <Filter text="Nur samstags" href={adresse({ nur: 'samstag' })} gewaehlt={nur === 'samstag'} />
      </ul>
      <form method="get" className="flex flex-wrap items-end gap-3">
        {Object.entries({ ...versteckt, ...gefiltert }).map(([name, wert]) => (
          <input key={name} type="hidden" name={name} value={wert} />
        ))}
        <PlainField
          id="ab"
          name="ab"
          type="date"
          width="medium"
          label="Erst ab diesem Tag"
          defaultValue={ab ?? fruehestens}
        />
        <PlainButton kind="secondary">Suchen</PlainButton>
      </form>
      <Kalender zeiten={zeiten} ab={ab} adresse={(mehr) => adresse({ ...gefiltert, ...mehr })} />
      <p className="text-sm text-muted">Online buchen können Sie bis {formatTagOhneJahr(horizont)}.</p>
      {wunsch === undefined ? null : (
        <div className="grid justify-items-start gap-2">
          <h3 className="font-bold">Nichts Passendes dabei?</h3>
          <p>Sagen Sie uns, wann es Ihnen passt. Wir suchen eine Zeit und schreiben Ihnen.</p>
          <a href={wunsch} className={buttonLook('secondary')}>
            Terminwunsch senden
          </a>
        </div>
      )}
    </section>
  );
}

function Filter({ text, href, gewaehlt }: { text: string; href: string; gewaehlt: boolean }) {
  return (
    <li>
      {gewaehlt ? (
        <strong className="inline-flex min-h-12 items-center" aria-current="true">
          {text}
        </strong>
      ) : (
        <a href={href} className={`${LINK_LOOK} inline-flex min-h-12 items-center`}>
          {text}
        </a>
      )}
    </li>
  );
}
