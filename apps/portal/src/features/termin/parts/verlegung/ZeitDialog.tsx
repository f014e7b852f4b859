import type { Client } from '@kehrtour/api-client/client';
import type { Zeitwahl } from '@kehrtour/contract/terminbuero';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';

import type { Zeitenfrage } from '../../useZeiten.ts';
import { useZeitNehmen } from '../../useZeitNehmen.ts';
import { Warnungen } from '../telefon/Warnungen.tsx';
import { type Gewaehlt, zeitwahlAus } from '../telefon/Zeitauswahl.tsx';
import { Zeiten } from '../telefon/Zeiten.tsx';

export type Zeitantwort = { wahl: Zeitwahl; abgesprochen: boolean };

export type ZeitDialogProps = {
  client: Client;
  title: string;
  /** What the time is for. */
  children: ReactNode;
  frage: Zeitenfrage;
  /** What is needed to send is there. */
  bereit?: boolean;
  sende: (antwort: Zeitantwort, idempotencyKey: string) => Promise<unknown>;
  /** The last button, and what is said when it worked, where it was agreed on the phone. */
  abgesprochenText: { knopf: string; gesagt: string };
  /** Nobody can be written to: whatever is taken was agreed on the phone. */
  ohneMail?: boolean;
  /** Asked once it is sent: the way back while nobody was told. */
  ruecknahme?: () => (() => void) | undefined;
  onClose: () => void;
};

/** A time for a customer: agreed on the phone, or proposed by mail. What speaks against it is said first. */
export function ZeitDialog(props: ZeitDialogProps) {
  const {
    client,
    title,
    children,
    frage,
    bereit = true,
    abgesprochenText,
    ohneMail = false,
    onClose,
  } = props;
  const { wahl, waehle, abgesprochen, setAbgesprochen, ...antwort } = useZeitantwort(props);
  const { warnungen } = antwort;
  return (
    <Dialog
      title={title}
      size="large"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button
            kind="primary"
            busy={antwort.laeuft}
            disabled={!antwort.gewaehlt || !bereit}
            onPress={antwort.sendeZeit}
          >
            {warnungen !== null
              ? 'Trotzdem nehmen'
              : abgesprochen
                ? abgesprochenText.knopf
                : 'Vorschlag senden'}
          </Button>
          <Button onPress={onClose}>Abbrechen</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children}
        <Zeiten client={client} frage={frage} wahl={wahl} onWahl={waehle} />
        {warnungen === null ? null : <Warnungen warnungen={warnungen} />}
        <ErrorSummary faults={antwort.fehler} />
        {ohneMail ? null : (
          <Checkbox
            label="Am Telefon abgesprochen"
            hint="Dann gilt die neue Zeit sofort. Sonst geht ein Vorschlag per E-Mail hinaus, der bestätigt werden kann."
            checked={abgesprochen}
            onChange={setAbgesprochen}
          />
        )}
      </div>
    </Dialog>
  );
}

type Antwortprops = Pick<
  ZeitDialogProps,
  'sende' | 'abgesprochenText' | 'ohneMail' | 'ruecknahme' | 'onClose'
>;

/** The chosen time and how it was agreed, until it is sent; a first warning asks for a second press. */
function useZeitantwort(props: Antwortprops) {
  const { sende, abgesprochenText, ohneMail = false, ruecknahme, onClose } = props;
  const [wahl, setWahl] = useState<Gewaehlt | null>(null);
  const [abgesprochen, setAbgesprochen] = useState(ohneMail);
  const { nimmZeit, laeuft, warnungen, fehler, vergiss } = useZeitNehmen({});
  const fertig = zeitwahlAus(wahl, warnungen !== null);

  const sendeJetzt = (antwort: Zeitantwort) =>
    nimmZeit(async (idempotencyKey) => {
      await sende(antwort, idempotencyKey);
      const onUndo = ruecknahme?.();
      showToast(antwort.abgesprochen ? abgesprochenText.gesagt : 'Der Vorschlag ist unterwegs', {
        tone: 'success',
        ...(onUndo ? { onUndo } : {}),
      });
      onClose();
    });

  return {
    wahl,
    waehle: (neu: Gewaehlt) => {
      vergiss();
      setWahl(neu);
    },
    abgesprochen,
    setAbgesprochen,
    gewaehlt: fertig !== undefined,
    sendeZeit: () => fertig && void sendeJetzt({ wahl: fertig, abgesprochen }),
    laeuft,
    warnungen,
    fehler,
  };
}
