import { publicClient } from '../app/client.ts';
import { PasswortVergessenScreen } from '../features/anmelden/PasswortVergessenScreen.tsx';

export function Component() {
  return <PasswortVergessenScreen client={publicClient} />;
}
