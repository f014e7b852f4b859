import type { Client } from '@kehrtour/api-client/client';
import type { Termin, TerminAktion } from '@kehrtour/contract/termin';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { CircleCheck, CircleX, HelpCircle, UserX } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { AKTION_NAMEN, ortText } from '../termin.format.ts';
import { useTerminstand } from '../useTerminstand.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('@kehrtour/ui/overlay/ConfirmDialog.tsx')).ConfirmDialog,
);

const AM_TELEFON: readonly TerminAktion[] = ['bestaetige', 'lehneAb', 'meldeUnsicher'];
const VOR_ORT: readonly TerminAktion[] = ['erledige', 'meldeNichtAngetroffen', 'meldeZutrittVerweigert'];

const ZEICHEN: Partial<Record<TerminAktion, ReactNode>> = {
  bestaetige: <CircleCheck aria-hidden className="size-5" />,
  lehneAb: <CircleX aria-hidden className="size-5" />,
  meldeUnsicher: <HelpCircle aria-hidden className="size-5" />,
  erledige: <CircleCheck aria-hidden className="size-5" />,
  meldeNichtAngetroffen: <UserX aria-hidden className="size-5" />,
};

/** These end the appointment, and no rule leads back: they ask first. */
const ENDGUELTIG: Partial<Record<TerminAktion, { frage: string; folge: string }>> = {
  erledige: {
    frage: 'Termin als erledigt vermerken?',
    folge: 'Seine Aufgaben gelten dann als gemacht. Das lässt sich nicht zurücknehmen.',
  },
  meldeNichtAngetroffen: {
    frage: 'Niemanden angetroffen?',
    folge:
      'Die Aufgaben werden wieder frei und können neu angekündigt werden. Das lässt sich nicht zurücknehmen.',
  },
  meldeZutrittVerweigert: {
    frage: 'Wurde der Zutritt verweigert?',
    folge: 'Der Vermerk steht mit Zeit und Namen im Verlauf und lässt sich nicht zurücknehmen.',
  },
  sageAb: {
    frage: 'Diesen Termin absagen?',
    folge:
      'Wer seine E-Mail-Adresse für Termine angegeben hat, bekommt eine Absage. Alle anderen rufen Sie bitte an. Die Aufgaben werden wieder frei. Das lässt sich nicht zurücknehmen.',
  },
};

/** What can be noted about an appointment now: heard on the phone, seen at the door, or called off. */
export function Terminaktionen({ client, termin }: { client: Client; termin: Termin }) {
  const [gefragt, setGefragt] = useState<TerminAktion | null>(null);
  const { vermerke, laeuft } = useTerminstand(client, termin);
  if (termin.aktionen.length === 0) return null;
  const waehle = (aktion: TerminAktion) =>
    ENDGUELTIG[aktion] === undefined ? void vermerke(aktion) : setGefragt(aktion);
  const erlaubt = (aktionen: readonly TerminAktion[]) =>
    aktionen.filter((aktion) => termin.aktionen.includes(aktion));
  const nachfrage = gefragt === null ? undefined : ENDGUELTIG[gefragt];
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
      </div>
      {gefragt === null ? null : (
        <ConfirmDialog
          title={nachfrage?.frage ?? ''}
          open
          confirmLabel={gefragt === 'sageAb' ? 'Termin absagen' : AKTION_NAMEN[gefragt]}
          danger={gefragt === 'sageAb'}
          busy={laeuft !== null}
          onConfirm={() => void vermerke(gefragt).finally(() => setGefragt(null))}
          onCancel={() => setGefragt(null)}
        >
          <p className="font-semibold">{ortText(termin)}</p>
          <p>{nachfrage?.folge}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

type GruppeProps = {
  name: string;
  aktionen: readonly TerminAktion[];
  laeuft: TerminAktion | null;
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
