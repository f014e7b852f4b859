import type { WirkungDerAdresse } from '@kehrtour/contract/betroffen';
import type { BetroffenerTermin } from '@kehrtour/contract/gebiet';
import type { Wirkung } from '@kehrtour/contract/taetigkeit';
import { formatMenge } from '@kehrtour/domain/format';
import { Link } from '@kehrtour/ui/action/Link.tsx';

/** Whom a change concerns: appointments always; open work, rounds, wishes and other sites where it reaches them. */
export type Betroffene = { termine: readonly BetroffenerTermin[] } & Partial<
  Pick<Wirkung, 'aufgaben' | 'haeuser' | 'kehrtouren'> & Pick<WirkungDerAdresse, 'wuensche' | 'seiten'>
>;

export type WeiteresProps = { wen: Betroffene; haeuserHref: string | undefined };

/** Rounds, houses, wishes and sites that a change reaches, each with the way to it. */
export function Weiteres({ wen, haeuserHref }: WeiteresProps) {
  const { haeuser = 0, kehrtouren = [], wuensche = 0, seiten = [] } = wen;
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
      {wuensche === 0 ? null : (
        <p>
          <Link href="/termine">{formatMenge(wuensche, 'Terminwunsch', 'Terminwünsche')} ansehen</Link>
        </p>
      )}
      {seiten.length === 0 ? null : (
        <ul className="flex flex-col gap-1">
          {seiten.map((seite) => (
            <li key={seite} className="break-all">
              <Link href={seite}>{seite}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
