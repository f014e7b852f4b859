import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { AlternativtermineScreen } from '../features/einstellungen/AlternativtermineScreen.tsx';

export function Component() {
  return (
    <Seite
      title="Alternativtermine"
      above={[{ label: 'Einstellungen', href: '/konto/einstellungen' }]}
      description="Was jemand angeboten bekommt, dem die Zeit nicht passt."
    >
      <Nur>
        <AlternativtermineScreen client={client} />
      </Nur>
    </Seite>
  );
}
