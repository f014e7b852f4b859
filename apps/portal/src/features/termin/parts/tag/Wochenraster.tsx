import type { TerminKurz } from '@kehrtour/contract/termin';
import { formatTagKurz, formatTagLang } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { useNarrow } from '@kehrtour/ui/layout/useNarrow';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { useRef } from 'react';

import { tagVon } from '../../termin.format.ts';
import { tageMitArbeit, zeilenDerWoche } from '../../wochenplan.ts';
import type { Konflikte, Zeile } from '../../wochenplan.ts';
import { PersonName } from './PersonName.tsx';
import { Tagesliste } from './Tagesliste.tsx';

const RASTER_AB_PX = 860;

export type WochenrasterProps = {
  von: Tag;
  heute: Tag;
  termine: readonly TerminKurz[];
  feiertage: readonly { tag: Tag; name: string }[];
  konflikte: Konflikte;
};

/** A week: people down, days across; where that does not fit, day after day. */
export function Wochenraster(props: WochenrasterProps) {
  const box = useRef<HTMLDivElement>(null);
  const schmal = useNarrow(box, RASTER_AB_PX);
  return <div ref={box}>{schmal ? <Tagesfolge {...props} /> : <Raster {...props} />}</div>;
}

type Feiertage = WochenrasterProps['feiertage'];
const feiertagAm = (feiertage: Feiertage, tag: Tag): string | undefined =>
  feiertage.find((one) => one.tag === tag)?.name;

function Raster({ von, heute, termine, feiertage, konflikte }: WochenrasterProps) {
  const tage = tageMitArbeit(von, termine);
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 rounded-lg border border-line bg-surface">
      <caption className="sr-only">Termine der Woche nach Mitarbeitenden und Tagen</caption>
      {/* Days without appointments leave their room to the others. */}
      <colgroup>
        {tage.map((tag) => (
          <col key={tag} className={termine.some((termin) => tagVon(termin) === tag) ? '' : 'w-32'} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {tage.map((tag) => (
            <th
              key={tag}
              scope="col"
              aria-current={tag === heute ? 'date' : undefined}
              className={`border-b border-line px-3 py-2 text-left align-top not-first:border-l ${tag === heute ? 'border-t-4 border-t-accent' : 'border-t-4 border-t-transparent'}`}
            >
              <Tageskopf tag={tag} heute={heute} feiertag={feiertagAm(feiertage, tag)} />
            </th>
          ))}
        </tr>
      </thead>
      {zeilenDerWoche(termine).map((zeile) => (
        <Personenblock key={zeile.person.id ?? 'niemand'} {...{ zeile, tage, heute, konflikte }} />
      ))}
    </table>
  );
}

type PersonenblockProps = Pick<WochenrasterProps, 'heute' | 'konflikte'> & {
  zeile: Zeile;
  tage: readonly Tag[];
};

function Personenblock({ zeile, tage, heute, konflikte }: PersonenblockProps) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={tage.length}
          className="border-b border-line bg-sunken px-3 py-2 text-left"
        >
          <PersonName person={zeile.person} />
        </th>
      </tr>
      <tr>
        {tage.map((tag) => (
          <td
            key={tag}
            data-platz={`${zeile.person.id}/${tag}`}
            className={`border-b border-line p-1 align-top not-first:border-l data-ziel:bg-accent-soft data-ziel:shadow-[inset_0_0_0_2px_var(--color-accent)] ${tag === heute ? 'bg-accent-soft/40' : ''}`}
          >
            <Tagesliste termine={zeile.tage.get(tag) ?? []} konflikte={konflikte} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** The phone's way: one day below the other, the person named where there are several. */
function Tagesfolge({ heute, termine, feiertage, konflikte }: WochenrasterProps) {
  const tage = [...Map.groupBy(termine, tagVon)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const mehrere = new Set(termine.map(({ mitarbeiterId }) => mitarbeiterId)).size > 1;
  return (
    <div className="flex flex-col gap-6">
      {tage.map(([tag, seine]) => (
        <section
          key={tag}
          aria-label={formatTagLang(tag)}
          className={`overflow-clip rounded-lg border bg-surface ${tag === heute ? 'border-accent' : 'border-line'}`}
        >
          {/* Its link reaches as far as a finger; what lies outside is clipped. */}
          <h3 className="border-b border-line px-3 py-3">
            <Tageskopf tag={tag} heute={heute} feiertag={feiertagAm(feiertage, tag)} lang />
          </h3>
          {zeilenDerWoche(seine).map(({ person, tage: eigene }) => (
            <div
              key={person.id ?? 'niemand'}
              data-platz={`${person.id}/${tag}`}
              className="data-ziel:bg-accent-soft"
            >
              {mehrere ? (
                <p className="bg-sunken px-3 py-2">
                  <PersonName person={person} />
                </p>
              ) : null}
              <Tagesliste termine={eigene.get(tag) ?? []} konflikte={konflikte} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

type TageskopfProps = { tag: Tag; heute: Tag; feiertag: string | undefined; lang?: boolean };

function Tageskopf({ tag, heute, feiertag, lang = false }: TageskopfProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link href={`/termine?tag=${tag}&ansicht=tag`} kind="quiet">
        <span className="font-bold tabular-nums">{lang ? formatTagLang(tag) : formatTagKurz(tag)}</span>
      </Link>
      {tag === heute ? <Badge tone="accent">heute</Badge> : null}
      {feiertag === undefined ? null : <span className="text-sm font-normal text-danger">{feiertag}</span>}
    </span>
  );
}
