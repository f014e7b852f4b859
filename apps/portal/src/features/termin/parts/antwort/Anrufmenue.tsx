import type { TerminAktion } from '@kehrtour/contract/termin';
import { ANRUFERGEBNISSE, ANRUFERGEBNISSE_NAMEN } from '@kehrtour/domain/nachweis/antwortstand';
import type { Anrufergebnis } from '@kehrtour/domain/nachweis/antwortstand';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { Phone } from 'lucide-react';

const AKTIONEN = [
  { id: 'bestaetige', label: 'Passt, jemand ist da' },
  { id: 'lehneAb', label: 'Passt nicht' },
  { id: 'meldeUnsicher', label: 'Weiß es noch nicht' },
] as const satisfies readonly { id: TerminAktion; label: string }[];

export type AnrufmenueProps = {
  wo: string;
  busy: boolean;
  /** Nobody comes any more: what was heard is kept, and no yes is taken. */
  vorbei: boolean;
  onAktion: (aktion: TerminAktion) => void;
  onErgebnis: (ergebnis: Anrufergebnis) => void;
};

/** What a call brought, noted with two presses. */
export function Anrufmenue({ wo, busy, vorbei, onAktion, onErgebnis }: AnrufmenueProps) {
  const waehle = (id: string) => {
    const aktion = AKTIONEN.find((eine) => eine.id === id);
    if (aktion) return onAktion(aktion.id);
    const ergebnis = ANRUFERGEBNISSE.find((eines) => eines === id);
    if (ergebnis) onErgebnis(ergebnis);
  };
  return (
    <Menu
      label={`Anruf vermerken: ${wo}`}
      trigger={
        <Button size="small" disabled={busy} icon={<Phone aria-hidden className="size-4" />}>
          Anruf vermerken<span className="sr-only">: {wo}</span>
        </Button>
      }
      entries={[
        ...(vorbei ? [] : [...AKTIONEN, 'separator' as const]),
        ...ANRUFERGEBNISSE.map((id) => ({ id, label: ANRUFERGEBNISSE_NAMEN[id] })),
      ]}
      onAction={waehle}
    />
  );
}
