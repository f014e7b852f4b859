import { formatTag } from '@kehrtour/domain/format';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { CircleAlert, Ellipsis, GripVertical, Lock } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';

import { antwortStatus } from '../../kehrtour.format.ts';
import type { Haltansicht } from '../planansicht.ts';

export type Halttat = 'sperre' | 'verlege' | 'lasseAus';

export type HaltzeileProps = {
  halt: Haltansicht;
  farbe: number;
  aenderbar: boolean;
  /** Only what is read; what can be done stands beside the chosen stop. */
  schmal: boolean;
  onTat: (haltId: string, tat: Halttat) => void;
};

/** A stop in words: when, where, what it breaks, what the customer said, and what can be done with it. */
export function Haltzeile({ halt: ansicht, farbe, aenderbar, schmal, onTat }: HaltzeileProps) {
  const { halt, fenster, verstoesse, gesperrt, nummer, fristWar } = ansicht;
  const handlich = aenderbar && !schmal;
  return (
    <>
      {handlich ? (
        <AriaButton slot="drag" aria-label={`${halt.anschrift} ziehen`} className="cursor-grab text-muted">
          <GripVertical aria-hidden className="size-5" />
        </AriaButton>
      ) : null}
      <span
        className="grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold text-page tabular-nums"
        style={{
          background: verstoesse.length > 0 ? 'var(--color-danger)' : `var(--color-lane-${farbe})`,
        }}
      >
        {nummer}
      </span>
      <span className="w-12 shrink-0 font-semibold tabular-nums">{uhrzeitAus(ansicht.von)}</span>
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span className={`font-medium hyphens-auto ${schmal ? 'wrap-break-word' : 'truncate'}`}>
            {halt.anschrift}
          </span>
          {gesperrt ? <Lock aria-label="festgehalten" className="size-4 shrink-0 text-muted" /> : null}
        </span>
        <span className={`flex items-center gap-x-2 text-sm text-muted ${schmal ? 'flex-wrap' : ''}`}>
          <span className="min-w-0 truncate">
            {[
              fenster === null ? '' : `${uhrzeitAus(fenster.von)}–${uhrzeitAus(fenster.bis)} Uhr`,
              ...(schmal ? [] : [halt.name, halt.aufgaben.map(({ bezeichnung }) => bezeichnung).join(', ')]),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Antwort termin={halt.termin} />
        </span>
        {fristWar === null ? null : (
          <span className="block text-sm text-muted">Frist war {formatTag(fristWar)}</span>
        )}
        {verstoesse.map((verstoss) => (
          <span key={verstoss} className="flex items-center gap-1 text-sm font-semibold text-danger">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {verstoss}
          </span>
        ))}
        {halt.termin?.antwort == null ? null : <q className="block text-sm">{halt.termin.antwort}</q>}
      </span>
      {handlich ? (
        <Haltmenue anschrift={halt.anschrift} gesperrt={gesperrt} onTat={(tat) => onTat(halt.id, tat)} />
      ) : null}
    </>
  );
}

type HaltmenueProps = { anschrift: string; gesperrt: boolean; onTat: (tat: Halttat) => void };

function Haltmenue({ anschrift, gesperrt, onTat }: HaltmenueProps) {
  return (
    <Menu
      label={`${anschrift}: was tun?`}
      trigger={
        <IconButton
          kind="quiet"
          size="small"
          label={`${anschrift}: was tun?`}
          icon={<Ellipsis aria-hidden className="size-5" />}
        />
      }
      entries={[
        { id: 'sperre', label: gesperrt ? 'Loslassen' : 'Festhalten' },
        { id: 'verlege', label: 'Verschieben …', hint: 'Andere Person, anderer Tag' },
        { id: 'lasseAus', label: 'Auslassen' },
      ]}
      onAction={onTat}
    />
  );
}

/** What the customer said; new answers carry a mark until somebody has read them. */
function Antwort({ termin }: { termin: Haltansicht['halt']['termin'] }) {
  if (termin === null) return null;
  const { tone, text } = antwortStatus(termin.status, termin.ohneNachweis);
  return (
    <>
      <span className="shrink-0">
        <Status tone={tone} look="bare">
          {text}
        </Status>
      </span>
      {termin.ungelesen ? (
        <span className="rounded-full bg-accent px-2 text-xs font-semibold text-on-accent">neu</span>
      ) : null}
    </>
  );
}
