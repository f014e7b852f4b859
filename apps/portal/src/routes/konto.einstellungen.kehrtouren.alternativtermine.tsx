import { client } from '../app/client.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { AlternativtermineScreen } from '../features/einstellungen/AlternativtermineScreen.tsx';

export function Component() {
  return (
    <Einstellungsseite description="Was jemand angeboten bekommt, dem die Zeit nicht passt.">
      <AlternativtermineScreen client={client} />
    </Einstellungsseite>
  );
}
