import type { Empfang } from '@kehrtour/contract/ankuendigung';
import { formatMenge } from '@kehrtour/domain/format';
import type { Kanal } from '@kehrtour/domain/versand/kanal';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { MailPlus, Undo2 } from 'lucide-react';

import { briefkostenText, fuerDenBriefdienst, type Monatskosten as Kosten } from '../ankuendigung.format.ts';
import { Monatskosten } from './Monatskosten.tsx';

export type BriefdienstProps = {
  empfaenge: readonly Empfang[];
  kanalVon: (empfang: Empfang) => Kanal;
  kosten: Kosten;
  onAlle: (empfaenge: readonly Empfang[], kanal: Kanal) => void;
};

/** All paper to the letter service in one press, or back into the own hands; and what it costs, before anything leaves. */
export function Briefdienst({ empfaenge, kanalVon, kosten, onAlle }: BriefdienstProps) {
  const papier = fuerDenBriefdienst(empfaenge, kanalVon);
  const beimDienst = empfaenge.filter((empfang) => kanalVon(empfang) === 'briefdienst');
  if (papier.length + beimDienst.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap gap-2">
        {papier.length > 0 ? (
          <Button
            size="small"
            icon={<MailPlus aria-hidden className="size-4" />}
            onPress={() => onAlle(papier, 'briefdienst')}
          >
            {`${formatMenge(papier.length, 'Zettel', 'Zettel')} vom Briefdienst senden lassen`}
          </Button>
        ) : null}
        {beimDienst.length > 0 ? (
          <Button
            kind="quiet"
            size="small"
            icon={<Undo2 aria-hidden className="size-4" />}
            onPress={() => onAlle(beimDienst, 'brief')}
          >
            Doch selbst drucken
          </Button>
        ) : null}
      </div>
      <Monatskosten
        kosten={kosten}
        satz={briefkostenText(kosten)}
        rat="Drucken Sie einige selbst, oder heben Sie die Grenze unter Einstellungen › Briefdienst an."
      />
    </div>
  );
}
