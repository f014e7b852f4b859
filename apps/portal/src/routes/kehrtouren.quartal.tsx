import { client } from '../app/client.ts';
import { QuartalScreen } from '../features/kehrtour/quartal/QuartalScreen.tsx';

export function Component() {
  return <QuartalScreen client={client} />;
}
