import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { BriefdienstScreen } from '../features/einstellungen/BriefdienstScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Briefe, die ein Dienst für Sie druckt, kuvertiert und zur Post bringt.">
      <BriefdienstScreen client={client} />
    </Einstellungsseite>
  );
}
