import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { vorschlaegeHolen } from '@kehrtour/contract/antwortbrett';
import { formatMenge, formatTagLang } from '@kehrtour/domain/format';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { heute } from '../../../../shared/heute.ts';

/** Proposals that were promised when visits were called off: how many, by when the first, and where they are made. */
export function Versprochenes({ client }: { client: Client }) {
  const { data } = useQuery(abfrage(client, vorschlaegeHolen, {}));
  if (data === undefined || data.bis === null) return null;
  const { anzahl, bis } = data;
  const spaet = bis < heute();
  return (
    <Notice
      tone={spaet ? 'danger' : 'warning'}
      title={`${formatMenge(anzahl, 'Haushalt wartet', 'Haushalte warten')} auf einen neuen Vorschlag`}
      action={
        <ButtonLink size="small" href="/termine/antworten?stand=vorschlag">
          Vorschläge machen
        </ButtonLink>
      }
    >
      <p>
        {spaet
          ? `Der erste war bis ${formatTagLang(bis)} versprochen.`
          : `Versprochen ist der erste bis ${formatTagLang(bis)}.`}
      </p>
    </Notice>
  );
}
