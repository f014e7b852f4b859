import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { termineDerLiegenschaft } from '@kehrtour/contract/termin';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { formatTagLang } from '@kehrtour/domain/format';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';

import { PageState } from '../../shared/PageState.tsx';
import { fensterText, tagVon, terminStand } from './termin.format.ts';

export type TermineDesHausesProps = {
  client: Client;
  liegenschaftId: string;
  /** May book for somebody on the phone. */
  bucht: boolean;
};

/** When somebody comes or came to a house, the newest first. */
export function TermineDesHauses({ client, liegenschaftId, bucht }: TermineDesHausesProps) {
  const query = useQuery(abfrage(client, termineDerLiegenschaft, { params: { id: liegenschaftId } }));
  return (
    <div className="flex flex-col gap-4">
      <PageState query={query} shape="text" count={3}>
        {({ termine }) =>
          termine.length === 0 ? (
            <p className="text-muted">Noch kein Termin.</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {termine.map((termin) => (
                <li key={termin.id} className="py-3 first:pt-0 last:pb-0">
                  <Zeile termin={termin} />
                </li>
              ))}
            </ul>
          )
        }
      </PageState>
      {bucht ? (
        <div className="print:hidden">
          <ButtonLink
            size="small"
            href={`/termine/neu?liegenschaft=${liegenschaftId}`}
            icon={<Phone aria-hidden className="size-4" />}
          >
            Termin am Telefon buchen
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function Zeile({ termin }: { termin: TerminKurz }) {
  const { tone, text } = terminStand(termin);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={`/termine/${termin.id}`}>{formatTagLang(tagVon(termin))}</Link>
        <span className="tabular-nums">{fensterText(termin)}</span>
        <Status tone={tone}>{text}</Status>
      </p>
      <p className="text-sm text-muted">
        {[termin.lage, termin.taetigkeiten.join(', '), termin.mitarbeiter]
          .filter((teil) => teil !== '')
          .join(' · ')}
      </p>
    </>
  );
}
