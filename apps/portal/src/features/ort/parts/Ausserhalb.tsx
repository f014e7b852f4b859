import type { OrtUebersicht } from '@kehrtour/contract/ort';
import { formatAnzahl } from '@kehrtour/domain/format';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

/** An extract that leaves houses out: of another region, or cut too tightly. */
export function Ausserhalb({ karte, liste }: { karte: OrtUebersicht['karte']; liste: string }) {
  if (karte === null || karte.ausserhalb === 0) return null;
  const { haeuser, ausserhalb } = karte;
  const alle = ausserhalb === haeuser;
  return (
    <Notice
      tone="warning"
      title={
        alle
          ? 'Ihre Häuser liegen alle außerhalb der Karte'
          : `${formatAnzahl(ausserhalb)} von ${formatAnzahl(haeuser)} Häusern ${ausserhalb === 1 ? 'liegt' : 'liegen'} außerhalb der Karte`
      }
      action={<ButtonLink href={liste}>Diese Häuser zeigen</ButtonLink>}
    >
      <p>
        {alle
          ? 'Vermutlich ist es der Auszug einer anderen Gegend. Laden Sie unten den Auszug, in dem Ihr Bezirk liegt.'
          : 'Dort kennt die Karte keine Straßen: Fahrzeiten werden nach Luftlinie geschätzt. Prüfen Sie, ob die Lage dieser Häuser stimmt, oder laden Sie unten einen größeren Auszug.'}
      </p>
    </Notice>
  );
}
