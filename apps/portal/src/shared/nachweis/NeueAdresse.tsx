import { faultsOf } from '@kehrtour/api-client/faults';
import type { WartendeAdresse } from '@kehrtour/contract/mitarbeiter';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useState } from 'react';

export type NeueAdresseProps = {
  neu: WartendeAdresse;
  /** By which one logs in until the link is pressed. */
  bisher: string;
  /** Saves, and says so. */
  onErneut: (gesagt: string) => Promise<unknown>;
  onZurueck: (gesagt: string) => Promise<unknown>;
};

/** Another address of a login, until its owner has pressed the link or that runs out: the link once more, or leave it as it is. */
export function NeueAdresse({ neu, bisher, onErneut, onZurueck }: NeueAdresseProps) {
  const [laeuft, setLaeuft] = useState(false);
  const tue = async (tat: () => Promise<unknown>): Promise<void> => {
    setLaeuft(true);
    try {
      await tat();
    } catch (error) {
      showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
    } finally {
      setLaeuft(false);
    }
  };
  return (
    <Notice
      title="Die neue Adresse muss noch bestätigt werden"
      live
      action={
        <>
          <Button busy={laeuft} onPress={() => void tue(() => onErneut('Link noch einmal gesendet'))}>
            Erneut senden
          </Button>
          <Button
            kind="quiet"
            busy={laeuft}
            onPress={() => void tue(() => onZurueck(`Es bleibt bei ${bisher}`))}
          >
            Neue Adresse zurücknehmen
          </Button>
        </>
      }
    >
      <p className="break-words">
        Wir haben an {neu.email} eine E-Mail geschickt. Sobald der Link darin bestätigt ist, gilt diese
        Adresse; bis dahin bleibt es bei {bisher}. Der Link gilt bis {formatZeitpunkt(new Date(neu.bis))}.
      </p>
    </Notice>
  );
}
