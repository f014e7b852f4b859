import type { Termin } from '@kehrtour/contract/termin';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { fristText, standText, vermerkText, zugangText } from '@kehrtour/domain/nachweis/zustellungsworte';
import { ersatzText } from '@kehrtour/domain/versand/ersatzweg';
import { ANKUENDIGUNGSART_NAMEN, KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';

/** Who was told what by which way, and what became of it: the proof of § 3 KÜO. */
export function Nachweise({ ankuendigungen }: Pick<Termin, 'ankuendigungen'>) {
  if (ankuendigungen.length === 0) return <p className="text-muted">Noch nichts angesagt.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {ankuendigungen.toReversed().map((eine) => (
        <li key={eine.id} className="py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{ANKUENDIGUNGSART_NAMEN[eine.art]}</span>
            <span className="text-muted">{KANAL_WORTE[eine.kanal].nachweis}</span>
            <Badge tone={eine.stand === 'gescheitert' ? 'danger' : 'neutral'}>{standText(eine)}</Badge>
          </p>
          <p>{eine.titel}</p>
          {eine.personen === '' ? null : <p className="text-sm text-muted">Genannt: „{eine.personen}“</p>}
          <p className="text-sm text-muted">
            an {[eine.empfaenger, eine.anschrift].filter((teil) => teil !== '').join(', ')}
          </p>
          <p className="text-sm text-muted tabular-nums">
            {[
              `geschrieben ${formatZeitpunkt(new Date(eine.erstelltAm))}`,
              zugangText(eine),
              fristText(eine),
              ersatzText(eine),
            ]
              .filter((teil) => teil !== '')
              .join(' · ')}
          </p>
          {eine.zustellungen.length < 2 ? null : (
            <ul className="text-sm text-muted tabular-nums">
              {eine.zustellungen.map((vermerk) => (
                <li key={vermerk.id}>{vermerkText(vermerk)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
