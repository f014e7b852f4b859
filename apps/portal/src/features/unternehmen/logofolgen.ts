import type { Client } from '@kehrtour/api-client/client';
import { betroffenVonAdresse, type WirkungDerAdresse } from '@kehrtour/contract/betroffen';

import { traegerInWorten } from '../../shared/betroffen/traegerInWorten.ts';
import type { Betroffene } from '../../shared/betroffen/Weiteres.tsx';

export type Logotraeger = Betroffene & { traeger: WirkungDerAdresse };

/** Who has the present sign on paper or in a mail; wishes and other sites do not show it. */
export async function ladeLogotraeger(client: Client): Promise<Logotraeger> {
  const traeger = await client.call(betroffenVonAdresse, {});
  return { termine: traeger.termine, traeger };
}

/** What was printed or sent keeps its sign. */
export const logofolgen = ({ traeger }: Logotraeger): string[] => [
  `${traegerInWorten(traeger)}: Auf deren Zetteln, Briefen und Mails bleibt das bisherige Logo. Die Änderung gilt ab dem nächsten Druck und der nächsten Mail.`,
];
