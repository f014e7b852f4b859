import { formatMonat, formatTagLang } from '@kehrtour/domain/format';
import { plusTage, teileTag } from '@kehrtour/domain/tag';

import { Aufklappknopf } from '../../../shared/Aufklappknopf.tsx';
import { kalenderblaetter, type Kalendermonat, type Kalendertag } from '../kalenderblatt.ts';
import type { Zeiten } from '../termin.server.ts';

const WOCHENTAGE = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

interface Props {
  zeiten: Zeiten;
  ab: string | null;
  adresse: (mehr: Record<string, string>) => string;
}

/** The second way to a day, for those who think in months. It never pretends: what was not looked at is a link. */
export function Kalender({ zeiten, ab, adresse }: Props) {
  const { tage, fruehestens, horizont, weiterAb } = zeiten;
  const blaetter = kalenderblaetter({
    freieTage: tage.map(({ tag }) => tag),
    gesuchtAb: ab ?? fruehestens,
    gesuchtBis: weiterAb === null ? horizont : plusTage(weiterAb, -1),
    fruehestens,
    horizont,
  });
  return (
    <Aufklappknopf klein titel="Im Kalender suchen" zeichen="kalender" offen={false}>
      <div className="grid gap-6">
        {blaetter.map((blatt) => (
          <Blatt key={blatt.erster} blatt={blatt} adresse={adresse} />
        ))}
        <p className="text-sm text-muted">
          Umrandet: freie Zeiten. Unterstrichen: noch nicht nachgesehen. Alle anderen: nichts frei.
        </p>
      </div>
    </Aufklappknopf>
  );
}

function Blatt({ blatt, adresse }: { blatt: Kalendermonat; adresse: Props['adresse'] }) {
  return (
    <table className="w-full max-w-96 table-fixed border-collapse text-center">
      <caption className="pb-2 text-left font-bold">{formatMonat(blatt.erster)}</caption>
      <thead>
        <tr>
          {WOCHENTAGE.map((tag) => (
            <th key={tag} scope="col" className="pb-1 text-sm font-normal text-muted">
              {tag}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {blatt.wochen.map((woche) => (
          <tr key={woche.find((tag) => tag !== null)?.tag}>
            {woche.map((tag, index) => (
              <td key={tag?.tag ?? index} className="p-0.5">
                {tag === null ? null : <Zelle tag={tag} adresse={adresse} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ZELLE = 'flex h-11 w-full items-center justify-center rounded-sm tabular-nums';

function Zelle({ tag: { tag, art }, adresse }: { tag: Kalendertag; adresse: Props['adresse'] }) {
  const zahl = teileTag(tag).tagImMonat;
  if (art === 'zu' || art === 'voll')
    return (
      <span className={`${ZELLE} text-muted ${art === 'voll' ? 'bg-sunken' : ''}`}>
        {zahl}
        {art === 'voll' ? <span className="sr-only">, nichts frei</span> : null}
      </span>
    );
  const frei = art === 'frei';
  return (
    <a
      href={adresse({ ab: tag })}
      aria-label={`${formatTagLang(tag)}, ${frei ? 'freie Zeiten' : 'nachsehen'}`}
      className={`${ZELLE} ${frei ? 'border-2 border-accent font-bold no-underline' : 'underline underline-offset-3'} hover:bg-sunken`}
    >
      {zahl}
    </a>
  );
}
