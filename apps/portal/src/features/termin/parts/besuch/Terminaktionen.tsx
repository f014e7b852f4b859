import type { Client } from '@kehrtour/api-client/client';
import type { Termin, TerminAktion } from '@kehrtour/contract/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { CircleCheck, CircleX, CircleQuestionMark, UserX } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { AKTION_NAMEN, tagVon } from '../../termin.format.ts';
import { useTerminstand, type Vorgang } from '../../useTerminstand.ts';

const Absagefrage = lazyPart(async () => (await import('./Absagefrage.tsx')).Absagefrage);
const Vermerkdialog = lazyPart(async () => (await import('./Vermerkdialog.tsx')).Vermerkdialog);

const AM_TELEFON: readonly TerminAktion[] = ['bestaetige', 'lehneAb', 'meldeUnsicher'];
const VOR_ORT: readonly TerminAktion[] = ['erledige', 'meldeNichtAngetroffen', 'meldeZutrittVerweigert'];

const ZEICHEN: Partial<Record<TerminAktion, ReactNode>> = {
  bestaetige: <CircleCheck aria-hidden className="size-5" />,
  lehneAb: <CircleX aria-hidden className="size-5" />,
  meldeUnsicher: <CircleQuestionMark aria-hidden className="size-5" />,
  erledige: <CircleCheck aria-hidden className="size-5" />,
  meldeNichtAngetroffen: <UserX aria-hidden className="size-5" />,
};

/** What can be noted about an appointment now: heard on the phone, seen at the door, called off, or taken back. */
export function Terminaktionen({ client, termin }: { client: Client; termin: Termin }) {
  const [gefragt, setGefragt] = useState<TerminAktion | null>(null);
  const { vermerke, nimmZurueck, laeuft } = useTerminstand(client, termin);
  if (termin.aktionen.length === 0 && !termin.ruecknahme) return null;
  const vorDemTag = heute() < tagVon(termin);
  const waehle = (aktion: TerminAktion) =>
    aktion === 'sageAb' || (vorDemTag && VOR_ORT.includes(aktion))
      ? setGefragt(aktion)
      : void vermerke(aktion);
  const erlaubt = (aktionen: readonly TerminAktion[]) =>
    aktionen.filter((aktion) => termin.aktionen.includes(aktion));
  const schliesse = () => setGefragt(null);
  return (
    <Card title="Vermerken">
      <div className="flex flex-col gap-4 print:hidden">
        <Gruppe name="Am Telefon gehört" aktionen={erlaubt(AM_TELEFON)} laeuft={laeuft} onWahl={waehle} />
        <Gruppe name="Vor Ort" aktionen={erlaubt(VOR_ORT)} laeuft={laeuft} onWahl={waehle} />
        {termin.aktionen.includes('sageAb') ? (
          <div className="border-t border-line pt-4">
            <Button disabled={laeuft !== null} onPress={() => waehle('sageAb')}>
              Termin absagen
            </Button>
          </div>
        ) : null}
        {termin.ruecknahme ? <Ruecknahme termin={termin} laeuft={laeuft} onPress={nimmZurueck} /> : null}
      </div>
      {gefragt === null || gefragt === 'sageAb' ? null : (
        <Vermerkdialog
          termin={termin}
          aktion={gefragt}
          busy={laeuft !== null}
          onVermerke={(grund) => void vermerke(gefragt, grund).finally(schliesse)}
          onAbbruch={schliesse}
        />
      )}
      {gefragt === 'sageAb' ? (
        <Absagefrage
          termin={termin}
          busy={laeuft !== null}
          onAbsage={() => void vermerke('sageAb').finally(schliesse)}
          onAbbruch={schliesse}
        />
      ) : null}
    </Card>
  );
}

type RuecknahmeProps = { termin: Termin; laeuft: Vorgang | null; onPress: () => void };

/** A mark made at the wrong door; the server says where something rests on it already. */
function Ruecknahme({ termin, laeuft, onPress }: RuecknahmeProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-muted">
        {termin.status === 'erledigt'
          ? 'Die Aufgaben gelten als gemacht. Was wiederkehrt, steht mit der nächsten Frist beim Haus.'
          : 'Die Aufgaben sind wieder frei und können neu geplant werden.'}
      </p>
      <Button busy={laeuft === 'nimmZurueck'} onPress={onPress}>
        Vermerk zurücknehmen
      </Button>
    </div>
  );
}

type GruppeProps = {
  name: string;
  aktionen: readonly TerminAktion[];
  laeuft: Vorgang | null;
  onWahl: (aktion: TerminAktion) => void;
};

function Gruppe({ name, aktionen, laeuft, onWahl }: GruppeProps) {
  if (aktionen.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-muted">{name}</legend>
      <div className="flex flex-wrap gap-2">
        {aktionen.map((aktion) => (
          <Button
            key={aktion}
            icon={ZEICHEN[aktion]}
            busy={laeuft === aktion}
            disabled={laeuft !== null && laeuft !== aktion}
            onPress={() => onWahl(aktion)}
          >
            {AKTION_NAMEN[aktion]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
