import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { Nur } from '../app/Nur.tsx';
import { Seite } from '../app/Seite.tsx';
import { useBackHref } from '../app/useBackHref.ts';
import { MitarbeiterBearbeitenScreen } from '../features/mitarbeiter/MitarbeiterBearbeitenScreen.tsx';

export function Component() {
  const backHref = useBackHref('/konto/einstellungen/unternehmen/mitarbeiter');
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <Seite
      title="Person bearbeiten"
      above={[
        { label: 'Einstellungen', href: '/konto/einstellungen' },
        { label: 'Mitarbeitende', href: '/konto/einstellungen/unternehmen/mitarbeiter' },
      ]}
    >
      <Nur>
        <MitarbeiterBearbeitenScreen key={id} client={client} id={id} backHref={backHref} />
      </Nur>
    </Seite>
  );
}
