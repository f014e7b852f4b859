import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import {
  beiseiteAufnehmen,
  beiseiteHolen,
  type Beiseitegelegter,
  beiseiteVerwerfen,
} from '@kehrtour/contract/betrieb';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { useTat } from '../../../shared/useTat.ts';

/** Jobs over which a process ended twice: again, once their cause is mended, or never. And what hangs, to be seen. */
export function Beiseite({ client }: { client: Client }) {
  const { data, error } = useQuery(pageQuery(client, beiseiteHolen, {}));
  const { tue, laeuft } = useTat();
  const [gemeint, setGemeint] = useState<Beiseitegelegter | null>(null);
  const nimmAuf = ({ id }: Beiseitegelegter) =>
    tue(id, () =>
      client.call(beiseiteAufnehmen, { params: { id } }).then(() => 'Der Auftrag ist wieder eingereiht'),
    );
  const verwirf = async ({ id }: Beiseitegelegter) => {
    const getan = await tue(`${id} verwerfen`, async () => {
      await client.call(beiseiteVerwerfen, { params: { id } });
      return 'Der Auftrag ist verworfen';
    });
    if (getan) setGemeint(null);
  };
  const nimmWeg = ({ id }: Beiseitegelegter) =>
    tue(id, () => client.call(beiseiteVerwerfen, { params: { id } }).then(() => 'Aus der Liste genommen'));
  if (error !== null)
    return (
      <Notice tone="danger" live>
        <p>{sentenceOf(error)}</p>
      </Notice>
    );
  return (
    <section id="beiseite" aria-labelledby="beiseite-titel">
      <h3 id="beiseite-titel" className="font-bold">
        Beiseitegelegte Aufträge
      </h3>
      <ul className="divide-y divide-line">
        {(data?.eintraege ?? []).map((eintrag) => (
          <Zeile
            key={eintrag.id}
            eintrag={eintrag}
            busy={laeuft === eintrag.id}
            onNimmAuf={() => void nimmAuf(eintrag)}
            onVerwirf={() => setGemeint(eintrag)}
            onGesehen={() => void nimmWeg(eintrag)}
          />
        ))}
      </ul>
      <ConfirmDialog
        title="Diesen Auftrag verwerfen?"
        open={gemeint !== null}
        confirmLabel="Auftrag verwerfen"
        cancelLabel="Liegen lassen"
        busy={laeuft === `${gemeint?.id} verwerfen`}
        onConfirm={() => {
          if (gemeint) void verwirf(gemeint);
        }}
        onCancel={() => setGemeint(null)}
      >
        <p>
          Was er tun sollte, geschieht dann nicht mehr. Der Betrieb erfährt davon nur, was er selbst sieht.
        </p>
      </ConfirmDialog>
    </section>
  );
}

type ZeileProps = {
  eintrag: Beiseitegelegter;
  busy: boolean;
  onNimmAuf: () => void;
  onVerwirf: () => void;
  onGesehen: () => void;
};
function Zeile({ eintrag, busy, onNimmAuf, onVerwirf, onGesehen }: ZeileProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 wrap-anywhere">
        <code>{eintrag.auftrag}</code>
        <span className="block text-sm text-muted">
          {`${eintrag.unternehmen?.name ?? 'Kein Betrieb'}, seit ${formatZeitpunkt(new Date(eintrag.seit))}`}
        </span>
        {eintrag.haengt ? (
          <span className="block text-sm">
            Blieb bei diesem Betrieb hängen. Die nächste Runde beginnt es noch einmal; kommt es wieder, hilft
            ein Neustart.
          </span>
        ) : null}
      </span>
      <span className="flex flex-wrap gap-2">
        {eintrag.haengt ? (
          <Button size="small" busy={busy} onPress={onGesehen}>
            Gesehen
          </Button>
        ) : (
          <>
            <Button size="small" busy={busy} onPress={onNimmAuf}>
              Noch einmal versuchen
            </Button>
            <Button kind="quiet" size="small" onPress={onVerwirf}>
              Verwerfen …
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
