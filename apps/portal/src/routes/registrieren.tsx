import { publicClient } from '../app/client.ts';
import { RegistrierenScreen } from '../features/anmelden/RegistrierenScreen.tsx';

export function Component() {
  return <RegistrierenScreen client={publicClient} />;
}
