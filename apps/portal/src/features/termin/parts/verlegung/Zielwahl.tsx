import type { Client } from '@kehrtour/api-client/client';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { formatTagLang } from '@kehrtour/domain/format';
import { ausSchichtId, schichtId } from '@kehrtour/domain/recht/schicht';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { heute } from '../../../../shared/heute.ts';
import { pageQuery } from '../../../../shared/pageQuery.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { standVon, type Verlegewunsch, type Verlegeziel } from '../../verlegeziel.ts';

export type ZielwahlProps = {
  client: Client;
  wunsch: Verlegewunsch;
  fehler: string | null;
  onZiel: (ziel: Verlegeziel) => void;
};

/** Where in its round a visit is to go, and why it could not go there before. */
export function Zielwahl({ client, wunsch, fehler, onZiel }: ZielwahlProps) {
  const { termin } = wunsch;
  const kehrtour = useQuery(pageQuery(client, kehrtourHolen, { params: { id: termin.kehrtourId ?? '' } }));
  const anfang = wunsch.ziel ?? standVon(termin);
  const [schicht, setSchicht] = useState<string>(schichtId(anfang));
  const [uhrzeit, setUhrzeit] = useState<string | null>(anfang.uhrzeit);
  return (
    <>
      {fehler === null ? null : (
        <Notice tone="danger" live title="Der Besuch bleibt, wo er war">
          <p>{fehler}</p>
        </Notice>
      )}
      <PageState query={kehrtour} shape="rows" count={2}>
        {(geladen) => (
          <div className="flex flex-wrap items-end gap-4">
            <div className="min-w-0 grow basis-72">
              <Select label="Wohin?" choices={schichtwahl(geladen)} value={schicht} onChange={setSchicht} />
            </div>
            <TimeField label="Etwa um" value={uhrzeit} onChange={setUhrzeit} />
          </div>
        )}
      </PageState>
      <p className="text-sm text-muted">
        Der Besuch kommt vor alles, was dort dann oder später beginnt. Bis Sie die Änderung annehmen, gilt
        überall der bisherige Plan, und niemand erfährt etwas.
      </p>
      <div>
        <Button
          kind="primary"
          disabled={uhrzeit === null}
          onPress={() => uhrzeit !== null && onZiel({ ...ausSchichtId(schicht), uhrzeit })}
        >
          Wen betrifft das?
        </Button>
      </div>
    </>
  );
}

/** Everybody who drives in the round on each of its days that are to come; the server says where somebody is away. */
function schichtwahl({ schichten, tage }: Kehrtour) {
  const leute = new Map(schichten.map(({ mitarbeiterId, name }) => [mitarbeiterId, name]));
  return tage
    .filter((tag) => tag >= heute())
    .toSorted()
    .flatMap((tag) =>
      [...leute].map(([mitarbeiterId, name]) => ({
        id: schichtId({ mitarbeiterId, tag }),
        label: `${formatTagLang(tag)}: ${name}`,
      })),
    );
}
