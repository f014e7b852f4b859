import { useNavigate, useParams, useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { PruefenScreen } from '../features/kehrtour/entwurf/PruefenScreen.tsx';
import { WizardScreen } from '../features/kehrtour/entwurf/WizardScreen.tsx';
import { istSchritt } from '../features/kehrtour/wizardSchritt.ts';

export function Component() {
  const { schritt } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const kehrtourId = search.get('tour') ?? undefined;
  const gehe = (adresse: string) => void navigate(adresse);
  // The guard lets only steps through.
  if (!istSchritt(schritt)) return null;
  return (
    <WizardScreen
      client={client}
      schritt={schritt}
      kehrtourId={kehrtourId}
      gehe={gehe}
      pruefen={
        kehrtourId === undefined ? null : (
          <PruefenScreen client={client} kehrtourId={kehrtourId} gehe={gehe} />
        )
      }
    />
  );
}
