import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { verwaltungenZusammenlegen } from '@kehrtour/contract/verwaltung';
import type { Verwaltung } from '@kehrtour/contract/verwaltung';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { useVerwaltungstat } from '../useVerwaltungstat.ts';
import type { AngabenProps } from './Angaben.tsx';

/** Who looks like this one, to be looked at before anything is joined; what surely is the same is chosen already. */
export function Aehnliche({ client, verwaltung }: AngabenProps) {
  const { id, aehnliche, name } = verwaltung;
  const [abgewaehlt, setAbgewaehlt] = useState<ReadonlySet<string>>(
    () => new Set(aehnliche.filter(({ sicher }) => !sicher).map((eine) => eine.id)),
  );
  const [fragt, setFragt] = useState(false);
  const gewaehlte = aehnliche.filter((eine) => !abgewaehlt.has(eine.id));
  const haeuser = formatMenge(
    gewaehlte.reduce((summe, eine) => summe + eine.haeuser, 0),
    'Haus',
    'Häuser',
  );
  const { busy, legeZusammen } = useZusammenlegen(client, id);
  return (
    <Card title="Vielleicht dieselbe Hausverwaltung">
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-3">
          {aehnliche.map((eine) => (
            <li key={eine.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
              <Checkbox
                label={eine.name}
                hint={beschreibung(eine)}
                checked={!abgewaehlt.has(eine.id)}
                onChange={(dabei) => setAbgewaehlt(mit(abgewaehlt, eine.id, !dabei))}
              />
              <Link href={`/liegenschaften/verwaltungen/${eine.id}`}>Ansehen</Link>
            </li>
          ))}
        </ul>
        <div>
          <Button disabled={gewaehlte.length === 0} onPress={() => setFragt(true)}>
            Mit dieser zusammenlegen
          </Button>
        </div>
      </div>
      <ConfirmDialog
        title={`${formatMenge(gewaehlte.length, 'Eintrag', 'Einträge')} zusammenlegen?`}
        open={fragt}
        confirmLabel="Zusammenlegen"
        busy={busy}
        onConfirm={() => void legeZusammen(gewaehlte.map((eine) => eine.id)).then(() => setFragt(false))}
        onCancel={() => setFragt(false)}
      >
        <p>
          {`${haeuser} und alle Nachweise davon gehören danach zu „${name}“, mit deren Anschrift, Telefon und E-Mail-Adresse. Solange danach nichts angesagt oder geändert wird, können Sie es auf dieser Seite zurücknehmen.`}
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function useZusammenlegen(client: Client, id: string) {
  const [busy, setBusy] = useState(false);
  const tat = useVerwaltungstat(id);
  async function legeZusammen(ids: string[]): Promise<void> {
    setBusy(true);
    await tat(
      (version) => client.call(verwaltungenZusammenlegen, { params: { id }, body: { version, ids } }),
      'Zusammengelegt',
    ).catch((error: unknown) => showToast(sentenceOf(error), { tone: 'danger' }));
    setBusy(false);
  }
  return { busy, legeZusammen };
}

const beschreibung = ({
  anschrift,
  telefon,
  email,
  haeuser,
  sicher,
}: Verwaltung['aehnliche'][number]): string =>
  [
    formatMenge(haeuser, 'Haus', 'Häuser'),
    ...[anschrift, telefon, email].filter((teil) => teil !== ''),
    ...(sicher ? [] : ['bitte prüfen: Es steht nicht überall dasselbe']),
  ].join(' · ');

function mit(menge: ReadonlySet<string>, id: string, dazu: boolean): ReadonlySet<string> {
  const neu = new Set(menge);
  if (dazu) neu.add(id);
  else neu.delete(id);
  return neu;
}
