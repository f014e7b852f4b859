import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { formatAufzaehlung, formatMenge, formatTagKurz } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useState } from 'react';

import { hausnummern } from '../quartal.format.ts';
import type { Quartalsplan } from '../quartalsplan.ts';

export type NichtGehaltenProps = {
  eintraege: Quartalsvorschlag['nichtGehalten'];
  plan: Quartalsplan;
  aenderbar: boolean;
  onVerlege: (teilIds: readonly string[]) => void;
};

type Eintrag = Quartalsvorschlag['nichtGehalten'][number];

const ZUERST = 4;

/** What was laid by hand and could not stay: why, where it is now, and a press to lay it elsewhere. */
export function NichtGehalten({ eintraege, plan, aenderbar, onVerlege }: NichtGehaltenProps) {
  const [alle, setAlle] = useState(false);
  if (eintraege.length === 0) return null;
  const gezeigt = alle ? eintraege : eintraege.slice(0, ZUERST);
  return (
    <Notice
      tone="warning"
      title={`${formatMenge(eintraege.length, 'Änderung', 'Änderungen')} von Hand ${eintraege.length === 1 ? 'konnte' : 'konnten'} nicht bleiben`}
      action={
        gezeigt.length < eintraege.length ? (
          <Button size="small" onPress={() => setAlle(true)}>
            {`Alle ${eintraege.length} zeigen`}
          </Button>
        ) : undefined
      }
    >
      <ul className="mt-1 flex flex-col divide-y divide-warning-line">
        {gezeigt.map((eintrag) => (
          <li
            key={`${eintrag.ort}|${eintrag.strasse}|${eintrag.hausnummern.join()}`}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-2"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {eintrag.strasse}, {hausnummern(eintrag.hausnummern)}
              </p>
              <p className="text-sm">
                {vorher(eintrag)} {eintrag.text}
              </p>
              {eintrag.teilIds.length === 0 ? null : <p className="text-sm">{jetzt(eintrag, plan)}</p>}
            </div>
            {aenderbar && eintrag.teilIds.length > 0 ? (
              <Button size="small" onPress={() => onVerlege(eintrag.teilIds)}>
                Tag wählen …
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function vorher({ vorher: schicht }: Eintrag): string {
  if (schicht === null) return 'War ohne Tag.';
  return `War am ${[formatTagKurz(schicht.tag), schicht.name].filter(Boolean).join(', ')}:`;
}

/** Where its houses are in the arrangement in hand. */
function jetzt({ teilIds }: Eintrag, { schichten }: Quartalsplan): string {
  const orte = schichten
    .filter(({ teile }) => teile.some(({ id }) => teilIds.includes(id)))
    .map(({ tag, name }) => `${formatTagKurz(tag)}, ${name}`);
  return orte.length === 0 ? 'Jetzt ohne Tag.' : `Jetzt am ${formatAufzaehlung(orte)}.`;
}
