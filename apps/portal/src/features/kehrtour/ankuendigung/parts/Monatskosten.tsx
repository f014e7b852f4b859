import { formatEuro } from '@kehrtour/domain/format';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import type { Monatskosten as Kosten } from '../ankuendigung.format.ts';

export type MonatskostenProps = {
  kosten: Kosten;
  /** What they cost, as a sentence. */
  satz: string;
  /** The way out where that is more than the month allows. */
  rat: string;
};

/** What the messages of one way cost, before anything leaves, against what is left of the month; nothing without any. */
export function Monatskosten({ kosten, satz, rat }: MonatskostenProps) {
  if (kosten.anzahl === 0) return null;
  const text = `${satz.trim()} In diesem Monat erlaubt sind noch ${formatEuro(kosten.restCent)}.`;
  if (kosten.cent <= kosten.restCent) return <p className="text-muted">{text}</p>;
  return <Notice tone="warning">{`${text} ${rat}`}</Notice>;
}
