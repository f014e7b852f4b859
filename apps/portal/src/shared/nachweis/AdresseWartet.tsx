import { Notice } from '@kehrtour/ui/message/Notice.tsx';

export type AdresseWartetProps = {
  /** Where the mail with the link went. */
  neu: string;
  /** By which one logs in until it is pressed. */
  bisher: string;
};

/** Said after saving: another address of a login holds once its owner has pressed the link. */
export function AdresseWartet({ neu, bisher }: AdresseWartetProps) {
  return (
    <Notice title="Die neue Adresse muss noch bestätigt werden" live>
      <p className="break-words">
        Wir haben an {neu} eine E-Mail geschickt. Sobald der Link darin bestätigt ist, gilt diese Adresse; bis
        dahin bleibt es bei {bisher}. Der Link gilt 24 Stunden.
      </p>
    </Notice>
  );
}
