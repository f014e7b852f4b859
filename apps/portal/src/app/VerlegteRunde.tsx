import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';

import { client } from './client.ts';

const WartendeAenderung = lazyPart(
  async () => (await import('../features/kehrtour/aenderung/WartendeAenderung.tsx')).WartendeAenderung,
);

export type VerlegteRundeProps = { kehrtourId: string; onEntschieden: () => void };

/** The plan that waits of a round, for pages that know no rounds. */
export function VerlegteRunde(props: VerlegteRundeProps) {
  return <WartendeAenderung client={client} {...props} />;
}
