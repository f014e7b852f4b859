import type { Aufgabe } from '@kehrtour/contract/aufgabe';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { formatDauer, formatFrist, formatTag } from '@kehrtour/domain/format';
import { vollzugsstand } from '@kehrtour/domain/recht/zweitbescheid';
import { AMPEL_NAMEN } from '@kehrtour/domain/taetigkeit/aufgabe';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { Ellipsis } from 'lucide-react';

import { heute } from '../../../../shared/heute.ts';
import { ampelTon, einheitText } from '../../liegenschaft.format.ts';

export type AufgabenlisteProps = {
  haus: Liegenschaft;
  aufgaben: readonly Aufgabe[];
  onAendern: ((aufgabe: Aufgabe) => void) | undefined;
  onEntfallen: ((aufgabe: Aufgabe) => void) | undefined;
};

/** Tasks of a house with their Frist and state; what can be done with each stands beside it. */
export function Aufgabenliste({ haus, aufgaben, onAendern, onEntfallen }: AufgabenlisteProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {aufgaben.map((aufgabe) => (
        <li key={aufgabe.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{aufgabe.bezeichnung}</span>
              {aufgabe.art === 'hoheitlich' ? <Badge tone="info">hoheitlich</Badge> : null}
              <Stand aufgabe={aufgabe} />
            </p>
            <p className="text-sm text-muted tabular-nums">
              {formatFrist(aufgabe.fristVon ?? undefined, aufgabe.fristBis)} ·{' '}
              {formatDauer(aufgabe.dauerMinuten)}
              {einheitVon(haus, aufgabe)}
            </p>
            <Vollzug aufgabe={aufgabe} />
            {aufgabe.kehrtour === null ? null : (
              <p className="text-sm">
                in <Link href={`/kehrtouren/${aufgabe.kehrtour.id}`}>{aufgabe.kehrtour.name}</Link>
              </p>
            )}
          </div>
          {onAendern === undefined ? (
            aufgabe.status === 'entfallen' && onEntfallen !== undefined ? (
              <Button size="small" onPress={() => onEntfallen(aufgabe)}>
                Zurückholen
              </Button>
            ) : null
          ) : (
            <Menu
              label={`Aktionen für ${aufgabe.bezeichnung}`}
              trigger={
                <IconButton
                  label={`Aktionen für ${aufgabe.bezeichnung}`}
                  icon={<Ellipsis aria-hidden className="size-5" />}
                />
              }
              entries={[
                { id: 'bearbeiten', label: 'Bearbeiten' },
                { id: 'entfallen', label: 'Entfällt', hint: 'Ofen stillgelegt, nicht mehr nötig' },
              ]}
              onAction={(id) => (id === 'bearbeiten' ? onAendern(aufgabe) : onEntfallen?.(aufgabe))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Stand({ aufgabe }: { aufgabe: Aufgabe }) {
  if (aufgabe.status === 'entfallen') return <Status tone="neutral">Entfallen</Status>;
  if (aufgabe.status === 'erledigt') {
    const am = aufgabe.erledigtAm === null ? '' : ` am ${formatTag(aufgabe.erledigtAm)}`;
    return <Status tone="success">{`Erledigt${am}`}</Status>;
  }
  return <Status tone={ampelTon(aufgabe.ampel)}>{AMPEL_NAMEN[aufgabe.ampel]}</Status>;
}

/** What is due by law once the Frist of a task has run out. */
function Vollzug({ aufgabe: { ampel, fristBis } }: { aufgabe: Aufgabe }) {
  const stand = ampel === 'ueberfaellig' ? vollzugsstand(fristBis, heute()) : undefined;
  return stand === undefined ? null : <p className="text-sm">{stand.text}</p>;
}

function einheitVon({ einheiten }: Liegenschaft, { nutzungseinheitId }: Aufgabe): string {
  const einheit = einheiten.find(({ id }) => id === nutzungseinheitId);
  return einheit === undefined ? '' : ` · ${einheitText(einheit)}`;
}
