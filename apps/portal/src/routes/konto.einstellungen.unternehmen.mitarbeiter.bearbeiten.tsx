import { useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { useCurrentUser } from '../app/currentUser.ts';
import { Einstellungsseite } from '../app/Einstellungsseite.tsx';
import { useBackHref } from '../app/useBackHref.ts';
import { MitarbeiterAendernScreen } from '../features/mitarbeiter/MitarbeiterAendernScreen.tsx';
import { AbwesenheitenDerPersonScreen } from '../features/terminbuchung/AbwesenheitenDerPersonScreen.tsx';

export function Component() {
  const backHref = useBackHref('/konto/einstellungen/unternehmen/mitarbeiter');
  const { id: ich = '', email = '' } = useCurrentUser() ?? {};
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <Einstellungsseite>
      <div className="flex flex-col gap-8">
        <MitarbeiterAendernScreen
          key={id}
          client={client}
          id={id}
          ich={ich}
          email={email}
          backHref={backHref}
        />
        <AbwesenheitenDerPersonScreen key={`abwesend-${id}`} client={client} mitarbeiterId={id} />
      </div>
    </Einstellungsseite>
  );
}
