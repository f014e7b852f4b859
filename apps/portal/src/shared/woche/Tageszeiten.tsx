import type { Woche, Wochenzeit } from '@kehrtour/contract/verfuegbarkeit';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { TimeField } from '@kehrtour/ui/field/TimeField.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { Copy, Plus, Trash2 } from 'lucide-react';

import { WOCHENTAGE } from '../wochentage.ts';
import { kopiert } from './kopiert.ts';

export type TageszeitenProps = {
  woche: Woche;
  onChange: (woche: Woche) => void;
  /** What the week is called in the form: a span is `<name>.<index>.von` and `.bis`. */
  name: string;
  /** What a day without hours is. */
  leer: string;
  /** By the names of spans. */
  errorOf: (path: string) => string | undefined;
};

const WERKTAGS = [1, 2, 3, 4, 5];
const ALLE = [1, 2, 3, 4, 5, 6, 7];
const ZIELE = [
  { id: 'werktags', label: 'Auf Montag bis Freitag übertragen' },
  { id: 'alle', label: 'Auf alle Tage übertragen' },
];

/** The pattern as fields: every day with its hours, for the keyboard and the phone. */
export function Tageszeiten(props: TageszeitenProps) {
  return (
    <ul className="divide-y divide-line">
      {WOCHENTAGE.map((tag) => (
        <Tag key={tag.nummer} tag={tag} {...props} />
      ))}
    </ul>
  );
}

type Wochentag = (typeof WOCHENTAGE)[number];

/** One day: its spans below each other, none at all in words. */
function Tag(props: TageszeitenProps & { tag: Wochentag }) {
  const { tag, woche, onChange, errorOf, leer } = props;
  const { nummer, name } = tag;
  const zeiten = woche.flatMap((zeit, index) => (zeit.wochentag === nummer ? [{ ...zeit, index }] : []));
  const aendere = (index: number, teil: { von?: string; bis?: string }) =>
    onChange(woche.map((zeit, stelle) => (stelle === index ? { ...zeit, ...teil } : zeit)));
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-1 py-2 sm:flex-nowrap">
      <p className="flex min-h-control w-24 shrink-0 grow items-center font-semibold sm:grow-0">{name}</p>
      <div className="order-3 flex w-full min-w-0 grow flex-col gap-2 sm:order-none sm:w-auto">
        {zeiten.length === 0 ? <p className="flex min-h-control items-center text-muted">{leer}</p> : null}
        {zeiten.map((zeit) => (
          <Spanne
            key={zeit.index}
            pfad={`${props.name}.${String(zeit.index)}`}
            name={name}
            zeit={zeit}
            onChange={(teil) => aendere(zeit.index, teil)}
            onLoesche={() => onChange(woche.filter((_andere, stelle) => stelle !== zeit.index))}
            errorOf={errorOf}
          />
        ))}
      </div>
      <Tagesknoepfe tag={tag} letzte={zeiten.at(-1)} woche={woche} onChange={onChange} />
    </li>
  );
}

type SpanneProps = {
  /** Of the span in the form. */
  pfad: string;
  /** Of the day. */
  name: string;
  zeit: { von: string; bis: string };
  onChange: (teil: { von?: string; bis?: string }) => void;
  onLoesche: () => void;
  errorOf: TageszeitenProps['errorOf'];
};

function Spanne({ pfad, name, zeit: { von, bis }, onChange, onLoesche, errorOf }: SpanneProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
      <TimeField
        id={`${pfad}.von`}
        label={`${name} von`}
        labelHidden
        value={von === '' ? null : von}
        onChange={(zeit) => onChange({ von: zeit ?? '' })}
        error={errorOf(`${pfad}.von`)}
      />
      <span aria-hidden className="flex min-h-control items-center text-muted">
        bis
      </span>
      <TimeField
        id={`${pfad}.bis`}
        label={`${name} bis`}
        labelHidden
        value={bis === '' ? null : bis === '24:00' ? '00:00' : bis}
        onChange={(zeit) => onChange({ bis: zeit === '00:00' ? '24:00' : (zeit ?? '') })}
        error={errorOf(`${pfad}.bis`)}
      />
      <IconButton
        kind="quiet"
        label={`${name} ${von} bis ${bis} entfernen`}
        icon={<Trash2 aria-hidden className="size-5" />}
        onPress={onLoesche}
      />
    </div>
  );
}

type TagesknoepfeProps = Pick<TageszeitenProps, 'woche' | 'onChange'> & {
  tag: Wochentag;
  /** Undefined: the day has no hours yet, and there is nothing to copy. */
  letzte: Wochenzeit | undefined;
};

/** One more span, or the whole day on other days too. */
function Tagesknoepfe({ tag: { nummer, name }, letzte, woche, onChange }: TagesknoepfeProps) {
  return (
    <div className="flex shrink-0">
      <IconButton
        kind="quiet"
        label={`Zeit am ${name} hinzufügen`}
        icon={<Plus aria-hidden className="size-5" />}
        onPress={() => onChange([...woche, { wochentag: nummer, ...naechste(letzte?.bis) }])}
      />
      {letzte === undefined ? null : (
        <Menu
          label={`${name} übertragen`}
          entries={ZIELE}
          onAction={(id) => onChange(kopiert(woche, nummer, id === 'alle' ? ALLE : WERKTAGS))}
          trigger={
            <IconButton
              kind="quiet"
              label={`${name} auf andere Tage übertragen`}
              icon={<Copy aria-hidden className="size-5" />}
            />
          }
        />
      )}
    </div>
  );
}

/** Mornings first, afternoons behind them. */
function naechste(nach: string | undefined): { von: string; bis: string } {
  if (nach === undefined) return { von: '08:00', bis: '12:00' };
  return nach < '13:00' ? { von: '13:00', bis: '16:00' } : { von: '', bis: '' };
}
