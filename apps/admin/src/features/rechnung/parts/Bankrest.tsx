import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import {
  type Bankrest as Eintrag,
  bankbuchungZuordnen,
  bankrestHolen,
} from '@kehrtour/contract/rechnungswesen';
import { formatEuro, formatTag } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../../shared/pageQuery.ts';
import type { useTat } from '../../../shared/useTat.ts';

type Props = { client: Client; tat: ReturnType<typeof useTat> };

/** What belongs to no invoice yet: a proposal becomes a payment when somebody says so. */
export function Bankrest({ client, tat }: Props) {
  const { data, error } = useQuery(pageQuery(client, bankrestHolen, {}));
  if (error !== null)
    return (
      <Notice tone="danger" live>
        <p>{sentenceOf(error)}</p>
      </Notice>
    );
  if (data === undefined || data.rest.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">Gehört noch zu keiner Rechnung</h3>
      <ul className="divide-y divide-line">
        {data.rest.map((eintrag) => (
          <Zeile key={eintrag.verweis} client={client} tat={tat} eintrag={eintrag} />
        ))}
      </ul>
    </div>
  );
}

function Zeile({ client, tat: { tue, laeuft }, eintrag }: Props & { eintrag: Eintrag }) {
  const { verweis, am, name, zweck, restCent, vorschlaege } = eintrag;
  const ordneZu = (rechnung: Eintrag['vorschlaege'][number] | null) =>
    tue(`${verweis}${rechnung?.id ?? ''}`, async () => {
      const ziel = rechnung && { unternehmenId: rechnung.unternehmenId, id: rechnung.id };
      await client.call(bankbuchungZuordnen, { body: { verweis, restCent, rechnung: ziel } });
      return rechnung ? `Auf ${rechnung.nummer} gebucht` : 'Abgelegt: gehört zu keiner Rechnung';
    });
  return (
    <li className="flex flex-col gap-2 py-3">
      <span className="flex justify-between gap-4">
        <span className="min-w-0 wrap-anywhere">
          {formatTag(am)} {name}
          <span className="block text-sm text-muted">{zweck}</span>
        </span>
        <span className="tabular-nums">{formatEuro(restCent)}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {vorschlaege.map((rechnung) => (
          <Button
            key={rechnung.id}
            size="small"
            busy={laeuft === `${verweis}${rechnung.id}`}
            onPress={() => void ordneZu(rechnung)}
          >
            {`${formatEuro(rechnung.cent)} auf ${rechnung.nummer} (${rechnung.empfaenger}) buchen`}
          </Button>
        ))}
        <Button kind="quiet" size="small" busy={laeuft === verweis} onPress={() => void ordneZu(null)}>
          Gehört zu keiner Rechnung
        </Button>
      </span>
    </li>
  );
}
