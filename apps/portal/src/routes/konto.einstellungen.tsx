import { Seite } from '../app/Seite.tsx';
import { useErlaubteGruppen } from '../app/useErlaubteGruppen.ts';
import { EinstellungenScreen } from '../features/einstellungen/EinstellungenScreen.tsx';

export function Component() {
  return (
    <Seite title="Einstellungen">
      <EinstellungenScreen gruppen={useErlaubteGruppen()} />
    </Seite>
  );
}
