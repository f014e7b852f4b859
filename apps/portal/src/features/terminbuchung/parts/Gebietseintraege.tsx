import type { Gebiet, Gebietsliste } from '@kehrtour/contract/gebiet';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { neuesGebiet } from '../gebiet.format.ts';
import type { OffenesGebietsfenster } from './Gebietsfenster.tsx';
import { Gebietstabelle } from './Gebietstabelle.tsx';

export type GebietseintraegeProps = {
  liste: Gebietsliste;
  onOeffne: (fenster: OffenesGebietsfenster) => void;
  onZeichne: (gebiet: Gebiet) => void;
  onLoesche: (gebiet: Gebiet) => void;
};

/** The area in words: what is in, what is out, and where two entries contradict each other. */
export function Gebietseintraege({ liste, onOeffne, onZeichne, onLoesche }: GebietseintraegeProps) {
  const { eintraege, ueberschneidungen } = liste;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onPress={() => onOeffne({ art: 'plz' })}>
          Postleitzahlen einfügen
        </Button>
        <Button onPress={() => onOeffne({ art: 'neu', daten: neuesGebiet('strasse') })}>
          Straße hinzufügen
        </Button>
      </div>
      {ueberschneidungen.map(({ ids, text }) => (
        <Widerspruch
          key={ids.join()}
          text={text}
          eintraege={eintraege.filter(({ id }) => ids.includes(id))}
          onOpen={(gebiet) => onOeffne({ art: 'aendern', gebiet })}
        />
      ))}
      {eintraege.length === 0 ? (
        <EmptyState title="Noch ist nicht gesagt, wohin Sie fahren">
          Fügen Sie die Postleitzahlen Ihres Kehrbezirks ein. Straßen und Hausnummern brauchen Sie nur, wo die
          Grenze mitten durch einen Ort geht.
        </EmptyState>
      ) : (
        <Gebietstabelle
          eintraege={eintraege}
          onAendere={(gebiet) => onOeffne({ art: 'aendern', gebiet })}
          onZeichne={onZeichne}
          onLoesche={onLoesche}
        />
      )}
    </div>
  );
}

type WiderspruchProps = { text: string; eintraege: readonly Gebiet[]; onOpen: (gebiet: Gebiet) => void };

function Widerspruch({ text, eintraege, onOpen }: WiderspruchProps) {
  return (
    <Notice
      tone="warning"
      title="Zwei Einträge überschneiden sich"
      action={
        <div className="flex flex-wrap gap-3">
          {eintraege.map((gebiet, index) => (
            <Button key={gebiet.id} onPress={() => onOpen(gebiet)}>
              {index === 0 ? 'Ersten ändern' : 'Zweiten ändern'}
            </Button>
          ))}
        </div>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
