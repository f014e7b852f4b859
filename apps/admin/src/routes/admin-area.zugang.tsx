import { useAuth } from '@kehrtour/auth/react/useAuth';
import { angemeldeterAdminUser } from '@kehrtour/contract/konto';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';

import { client } from '../app/client.ts';
import { ZugangScreen } from '../features/konto/ZugangScreen.tsx';

export function Component() {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <>
      <PageHeader title="Ihr Zugang" description="Mit welchem zweiten Faktor Sie sich anmelden." />
      <ZugangScreen client={client} email={angemeldeterAdminUser.parse(user).email} />
    </>
  );
}
