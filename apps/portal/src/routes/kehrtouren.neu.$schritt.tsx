import { useNavigate, useParams, useSearchParams } from 'react-router';

import { client } from '../app/client.ts';
import { PruefenScreen } from '../features/kehrtour/PruefenScreen.tsx';
import { istSchritt } from '../features/kehrtour/wizardSchritt.ts';
import { WizardScreen } from '../features/kehrtour/WizardScreen.tsx';

export function Component() {
  const { schritt } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tourId = search.get('tour') ?? undefined;
  const gehe = (adresse: string) => void navigate(adresse);
  // The guard lets only steps through.
  if (!istSchritt(schritt)) return null;
  return (
    <WizardScreen
      client={client}
      schritt={schritt}
      tourId={tourId}
      gehe={gehe}
      pruefen={tourId === undefined ? null : <PruefenScreen client={client} tourId={tourId} gehe={gehe} />}
    />
  );
}
