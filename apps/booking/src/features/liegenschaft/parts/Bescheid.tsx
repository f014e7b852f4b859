import { KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/kontakt';

import type { Haus } from '../liegenschaft.server.ts';

/** Who hears of appointments at this house, and by which way. */
export function Bescheid({ bescheid }: Pick<Haus, 'bescheid'>) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">So erfahren Sie von Terminen</h2>
      {bescheid.length === 0 ? (
        <p>Bei diesem Haus ist niemand eingetragen. Wir werfen einen Zettel ein.</p>
      ) : (
        <ul className="grid gap-1">
          {bescheid.map(({ rolle, mail }) => (
            <li key={`${rolle} ${mail ?? ''}`}>
              <span className="font-semibold">{KONTAKTROLLEN_NAMEN[rolle]}:</span>{' '}
              {mail === null ? 'Zettel im Briefkasten oder Brief' : `E-Mail an ${mail}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
