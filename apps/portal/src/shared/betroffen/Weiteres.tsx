import type { BetroffenerTermin } from '@kehrtour/contract/gebiet';
import type { Wirkung } from '@kehrtour/contract/taetigkeit';
import { formatMenge } from '@kehrtour/domain/format';
import { Link } from '@kehrtour/ui/action/Link.tsx';

/** Whom a change concerns: appointments always, open work and rounds where it reaches them. */
export type Betroffene = { termine: readonly BetroffenerTermin[] } & Partial<
  Pick<Wirkung, 'aufgaben' | 'haeuser' | 'kehrtouren'>
>;

export type WeiteresProps = { wen: Betroffene; haeuserHref: string | undefined };

/** Rounds and houses that a change reaches, each with the way to it. */
export function Weiteres({ wen: { haeuser = 0, kehrtouren = [] }, haeuserHref }: WeiteresProps) {
  return (
    <>
      {haeuser === 0 || haeuserHref === undefined ? null : (
        <p>
          <Link href={haeuserHref}>
            {formatMenge(haeuser, 'Haus', 'Häuser')} mit offenen Aufgaben ansehen
          </Link>
        </p>
      )}
      {kehrtouren.length === 0 ? null : (
        <ul className="flex flex-col gap-1">
          {kehrtouren.map(({ id, name }) => (
            <li key={id}>
              <Link href={`/kehrtouren/${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
