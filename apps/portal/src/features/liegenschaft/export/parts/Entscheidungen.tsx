import type { Exportentscheid } from '@kehrtour/contract/exportentscheid';
import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';

import type { Exporttaten } from '../useExportentscheid.ts';

const WAHL = { behalten: 'behalten', stilllegen: 'stillgelegt' } as const;

/** What was decided, newest first, each with the way back. */
export function Entscheidungen({
  eintraege,
  tat,
}: {
  eintraege: readonly Exportentscheid[];
  tat: Exporttaten;
}) {
  return (
    <ul className="divide-y divide-line">
      {eintraege.map((eintrag) => (
        <li
          key={eintrag.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6"
        >
          <div className="min-w-0 grow basis-64">
            <p className="break-words">{wasInWorten(eintrag)}</p>
            <p className="text-sm text-muted">
              {[formatZeitpunkt(new Date(eintrag.am)), eintrag.wer].filter((teil) => teil !== '').join(' · ')}
              {eintrag.rueckholbar < eintrag.anzahl
                ? ` · ${formatMenge(eintrag.anzahl - eintrag.rueckholbar, 'Haus', 'Häuser')} seither geändert`
                : ''}
            </p>
          </div>
          {eintrag.rueckholbar === 0 ? null : (
            <Button
              size="small"
              busy={tat.busy === eintrag.id}
              aria-label={`${wasInWorten(eintrag)}: zurücknehmen`}
              onPress={() => void tat.nimmZurueck(eintrag.id)}
            >
              Zurücknehmen
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function wasInWorten({ erstes, anzahl, wahl }: Exportentscheid): string {
  const mehr = anzahl === 1 ? '' : ` und ${formatMenge(anzahl - 1, 'weiteres Haus', 'weitere Häuser')}`;
  return `${erstes}${mehr} ${WAHL[wahl]}`;
}
