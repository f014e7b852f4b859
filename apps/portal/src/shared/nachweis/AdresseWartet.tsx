import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import type { ReactNode } from 'react';

export type AdresseWartetProps = {
  /** Where the mail with the link went. */
  neu: string;
  /** By which one logs in until it is pressed. */
  bisher: string;
  /** Until when the link is good, in words; without it, as it was just sent. */
  bis?: string;
  /** Buttons beside it. */
  action?: ReactNode;
};

/** Another address of a login holds once its owner has pressed the link. */
export function AdresseWartet({ neu, bisher, bis, action }: AdresseWartetProps) {
  return (
    <Notice title="Die neue Adresse muss noch bestätigt werden" live action={action}>
      <p className="break-words">
        Wir haben an {neu} eine E-Mail geschickt. Sobald der Link darin bestätigt ist, gilt diese Adresse; bis
        dahin bleibt es bei {bisher}. Der Link gilt {bis === undefined ? '24 Stunden' : `bis ${bis}`}.
      </p>
    </Notice>
  );
}
