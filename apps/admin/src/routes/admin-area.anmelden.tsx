import { useAuth } from '@kehrtour/auth/react/useAuth';

import { AnmeldenScreen } from '../features/anmelden/AnmeldenScreen.tsx';

export function Component() {
  const { login } = useAuth();
  return <AnmeldenScreen login={(credentials) => login('adminUser', credentials)} />;
}
