import type { Termin } from '@kehrtour/contract/termin';
import { formatTag, formatZeitpunkt } from '@kehrtour/domain/format';
import { KANAL_WORTE } from '@kehrtour/domain/kanal';
import { VERSAND_NAMEN } from '@kehrtour/domain/vorgang';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';

import { NACHWEIS_NAMEN } from '../termin.format.ts';

/** Who was told what, when and by which way: the proof of § 3 KÜO. */
export function Nachweise({ ankuendigungen }: Pick<Termin, 'ankuendigungen'>) {
  if (ankuendigungen.length === 0) return <p className="text-muted">Noch nichts verschickt oder gedruckt.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {ankuendigungen.map((eine) => (
        <li key={eine.id} className="py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{NACHWEIS_NAMEN[eine.art]}</span>
            <span className="text-muted">{KANAL_WORTE[eine.kanal].nachweis}</span>
            {eine.versand === null ? null : (
              <Badge tone={eine.versand === 'fehler' ? 'danger' : 'neutral'}>
                {VERSAND_NAMEN[eine.versand]}
              </Badge>
            )}
          </p>
          <p>{eine.titel}</p>
          <p className="text-sm text-muted">
            an {[eine.empfaenger, eine.anschrift].filter((teil) => teil !== '').join(', ')}
          </p>
          <p className="text-sm text-muted tabular-nums">
            erstellt {formatZeitpunkt(new Date(eine.erstelltAm))}
            {eine.zugangAm === null || eine.versand === 'fehler'
              ? ''
              : ` · gilt als zugegangen am ${formatTag(eine.zugangAm)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
