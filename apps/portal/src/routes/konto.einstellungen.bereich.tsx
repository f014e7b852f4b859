import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { useErlaubteGruppen } from '../app/useErlaubteGruppen.ts';
import { BereichScreen } from '../features/einstellungen/BereichScreen.tsx';

/** A page that lists what stands below it: its heading and entries come from the route table. */
export function Component() {
  return (
    <Einstellungsseite>
      <BereichScreen eintraege={useErlaubteGruppen().flatMap(({ entries }) => entries)} />
    </Einstellungsseite>
  );
}
