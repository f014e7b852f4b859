import { LINK_LOOK } from '@kehrtour/ui/look/link';

import { type Ablauf, schrittadresse } from '../ablauf.ts';
import { anschriftText } from '../worte.ts';

/** The house that the code of a slip belongs to; another one is a press away. */
export function HausZumCode({ ablauf }: { ablauf: Ablauf }) {
  const { haus, anschrift } = ablauf.stand;
  if (!haus || !anschrift) return null;
  return (
    <form
      method="post"
      action={schrittadresse(ablauf, 'anliegen')}
      className="rounded-lg border-2 border-success-line bg-success-soft p-4"
    >
      <input type="hidden" name="aktion" value="ohneCode" />
      <p className="text-sm">Wir kommen zu diesem Haus:</p>
      <p className="font-bold">{anschriftText(anschrift)}</p>
      {haus.faellig.length === 0 ? <p className="mt-1">Zurzeit steht dort nichts Fälliges an.</p> : null}
      <button type="submit" className={`${LINK_LOOK} mt-1 inline-flex min-h-12 items-center`}>
        Anderes Haus
      </button>
    </form>
  );
}
