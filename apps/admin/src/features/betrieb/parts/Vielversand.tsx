import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import {
  type Vielversand as Eintrag,
  vielversandFreigeben,
  vielversandHolen,
} from '@kehrtour/contract/betrieb';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { useTat } from '../../../shared/useTat.ts';

const schluessel = ({ anlass, unternehmen }: Eintrag): string => `${anlass}/${unternehmen?.id ?? ''}`;

/** Which messages leave unusually often today, through whom; what met its bound goes on by one press. */
export function Vielversand({ client }: { client: Client }) {
  const { data, error } = useQuery(pageQuery(client, vielversandHolen, {}));
  const { tue, laeuft } = useTat();
  const gibFrei = (eintrag: Eintrag) =>
    tue(schluessel(eintrag), async () => {
      const { anlass, unternehmen } = eintrag;
      await client.call(vielversandFreigeben, { body: { anlass, unternehmenId: unternehmen?.id ?? null } });
      return 'Für heute gehen noch einmal so viele hinaus';
    });
  if (error !== null)
    return (
      <Notice tone="danger" live>
        <p>{sentenceOf(error)}</p>
      </Notice>
    );
  return (
    <section id="vielversand" aria-labelledby="vielversand-titel">
      <h3 id="vielversand-titel" className="font-bold">
        Viele Nachrichten heute
      </h3>
      <ul className="divide-y divide-line">
        {(data?.eintraege ?? []).map((eintrag) => (
          <li key={schluessel(eintrag)} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 wrap-anywhere">
              {eintrag.unternehmen?.name ?? 'Alle Betriebe zusammen'}
              <span className="block text-sm text-muted">{standInWorten(eintrag)}</span>
            </span>
            {eintrag.gestoppt ? (
              <Button
                size="small"
                busy={laeuft === schluessel(eintrag)}
                onPress={() => void gibFrei(eintrag)}
              >
                Heute noch einmal so viele zulassen
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function standInWorten({ was, anzahl, grenze, gestoppt }: Eintrag): string {
  const zahl = grenze === null ? `${anzahl}` : `${anzahl} von höchstens ${grenze}`;
  return `${was}: ${zahl}${gestoppt ? ', gestoppt bis morgen' : ''}`;
}
