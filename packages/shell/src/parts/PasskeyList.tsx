import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';

export type PasskeyEntry = {
  id: string;
  name: string;
  angelegtAm: string;
  zuletztAm: string | null;
  verdaechtig: boolean;
};

export type PasskeyListProps = {
  passkeys: readonly PasskeyEntry[];
  onStep: (at: 'rename' | 'remove', entry: PasskeyEntry) => void;
};

const DAY = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium' });
const day = (instant: string): string => DAY.format(new Date(instant));

export function PasskeyList({ passkeys, onStep }: PasskeyListProps) {
  if (passkeys.length === 0) return null;
  return (
    <ul aria-label="Ihre Passkeys" className="flex flex-col divide-y divide-line border-y border-line">
      {passkeys.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="font-semibold break-words">{entry.name}</p>
            <p className="text-muted">
              {`Eingerichtet am ${day(entry.angelegtAm)}, ${
                entry.zuletztAm === null ? 'noch nicht benutzt' : `zuletzt benutzt am ${day(entry.zuletztAm)}`
              }`}
            </p>
            {entry.verdaechtig ? (
              <p>
                <Status tone="danger">Gesperrt: vielleicht gibt es eine Kopie. Bitte entfernen.</Status>
              </p>
            ) : null}
          </div>
          <div className="flex flex-wrap gap-3">
            {(['rename', 'remove'] as const).map((at) => (
              <PlainButton key={at} type="button" kind="quiet" onClick={() => onStep(at, entry)}>
                {at === 'rename' ? 'Umbenennen' : 'Entfernen'}
                <VisuallyHidden>{entry.name}</VisuallyHidden>
              </PlainButton>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
