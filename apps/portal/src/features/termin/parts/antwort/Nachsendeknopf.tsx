import type { Antwortzeile } from '@kehrtour/contract/antwortbrett';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import type { Nachsendekanal } from '@kehrtour/domain/versand/kanal';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { Send } from 'lucide-react';

import { hoechstensText } from '../../antwortbrett.format.ts';

export type NachsendeknopfProps = {
  wege: Antwortzeile['nachsendbar'];
  wo: string;
  busy: boolean;
  onSende: (kanal: Nachsendekanal) => void;
};

/** Sends on what came back: by the one way there is, or by one of several, each with its price. */
export function Nachsendeknopf({ wege, wo, busy, onSende }: NachsendeknopfProps) {
  const [erster] = wege;
  if (!erster) return null;
  const icon = <Send aria-hidden className="size-4" />;
  if (wege.length === 1)
    return (
      <Button size="small" kind="primary" busy={busy} icon={icon} onPress={() => onSende(erster.kanal)}>
        {KANAL_WORTE[erster.kanal].menge[0]} senden{hoechstensText(erster.hoechstensCent, ' (', ')')}
        <span className="sr-only">: {wo}</span>
      </Button>
    );
  return (
    <Menu
      label={`Nachsenden: ${wo}`}
      trigger={
        <Button size="small" kind="primary" busy={busy} icon={icon}>
          Nachsenden<span className="sr-only">: {wo}</span>
        </Button>
      }
      entries={wege.map(({ kanal, hoechstensCent }) => ({
        id: kanal,
        label: `${KANAL_WORTE[kanal].menge[0]} senden`,
        hint: hoechstensText(hoechstensCent) || 'ohne Kosten',
      }))}
      onAction={onSende}
    />
  );
}
