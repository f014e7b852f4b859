import { formatEuro } from '@kehrtour/domain/format';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { type Smskosten, smskostenText } from '../ankuendigung.format.ts';

export type SmsKostenProps = { kosten: Smskosten; hoechstensEuro: number };

/** What the chosen SMS cost, before anything leaves; nothing where none is chosen. */
export function SmsKosten({ kosten, hoechstensEuro }: SmsKostenProps) {
  if (kosten.anzahl === 0) return null;
  if (kosten.cent <= hoechstensEuro * 100)
    return <p className="text-muted">{smskostenText(kosten).trim()}</p>;
  return (
    <Notice tone="warning">
      {smskostenText(kosten).trim()} Auf einmal erlaubt sind {formatEuro(hoechstensEuro * 100)}. Wählen Sie
      für einige einen anderen Weg, oder heben Sie die Grenze unter Einstellungen › SMS an.
    </Notice>
  );
}
