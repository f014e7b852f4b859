import type { Termin } from '@kehrtour/contract/termin';
import { formatDauer, formatTag } from '@kehrtour/domain/format';
import { KONTAKTROLLEN_NAMEN } from '@kehrtour/domain/liegenschaft/kontakt';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { AUFGEHOBENE, istEinerVon } from '@kehrtour/domain/termin/termin';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Badge } from '@kehrtour/ui/message/Badge.tsx';
import type { ReactNode } from 'react';

import { Kontaktwege } from '../../../../shared/Kontaktwege.tsx';

export type BesuchProps = {
  termin: Termin;
  /** How one gets in, beside what everybody may read. */
  children?: ReactNode;
};

/** Who opens, what is done, by whom, on which round. */
export function Besuch({ termin, children }: BesuchProps) {
  const { kontakte, aufgaben } = termin;
  return (
    <div className="flex flex-col gap-6">
      <Leute kontakte={kontakte} />
      <KeyValue
        items={[
          {
            label: 'Ort',
            value: (
              <Link
                href={`/liegenschaften/${termin.liegenschaftId}`}
              >{`${termin.anschrift}, ${termin.ortszeile}`}</Link>
            ),
          },
          ...(termin.lage === '' ? [] : [{ label: 'Lage', value: termin.lage }]),
          { label: 'Fährt', value: termin.mitarbeiter === '' ? 'noch niemand' : termin.mitarbeiter },
          // Nobody comes at that time any more.
          ...(istEinerVon(AUFGEHOBENE, termin.status) ? [] : [{ label: 'Geplant', value: geplant(termin) }]),
          ...(termin.kehrtourId === null
            ? []
            : [
                {
                  label: 'Kehrtour',
                  value: <Link href={`/kehrtouren/${termin.kehrtourId}`}>{termin.kehrtour}</Link>,
                },
              ]),
          ...notizen(termin),
        ]}
      />
      {children}
      {aufgaben.length === 0 ? (
        <p>{termin.taetigkeiten.join(', ')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {aufgaben.map((aufgabe) => (
            <li key={aufgabe.id} className="flex flex-col">
              <span>
                {aufgabe.bezeichnung}
                {aufgabe.status === 'offen' ? '' : ` (${aufgabe.status})`}
              </span>
              <span className="text-sm text-muted tabular-nums">
                {formatDauer(aufgabe.dauerMinuten)} · Frist bis {formatTag(aufgabe.fristBis)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Leute({ kontakte }: Pick<Termin, 'kontakte'>) {
  return (
    <ul className="flex flex-col gap-4">
      {kontakte.map((kontakt, index) => (
        <li key={`${kontakt.name}-${index}`} className="flex flex-col gap-2">
          <p>
            <span className="font-semibold">{kontakt.name}</span>{' '}
            <span className="text-sm text-muted">{KONTAKTROLLEN_NAMEN[kontakt.rolle]}</span>{' '}
            {kontakt.sperrvermerk ? <Badge tone="warning">Auskunftssperre: niemandem nennen</Badge> : null}
          </p>
          <Kontaktwege {...kontakt} />
        </li>
      ))}
    </ul>
  );
}

function geplant({ beginn, ende }: Termin): string {
  const [von, bis] = [beginn, ende].map((zeit) => ortszeitAus(new Date(zeit)).uhrzeit);
  return `${von} bis ${bis} Uhr`;
}

/** What was written down of the house; what is empty says nothing. */
const notizen = ({ notizZugang, notizArbeit }: Termin): { label: string; value: string }[] =>
  [
    { label: 'Zugang', value: notizZugang },
    { label: 'Zum Haus', value: notizArbeit },
  ].filter(({ value }) => value !== '');
