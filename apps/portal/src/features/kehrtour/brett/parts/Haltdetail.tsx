import type { Halt } from '@kehrtour/contract/halt';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatDauer, formatTag } from '@kehrtour/domain/format';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { CircleMinus, Lock, LockOpen, MoveRight, X } from 'lucide-react';

import { antwortStatus, minutenText } from '../../kehrtour.format.ts';
import type { Platz } from '../anordnung.ts';
import type { Haltansicht } from '../planansicht.ts';
import { Andernorts } from './Andernorts.tsx';
import type { Halttat } from './Haltzeile.tsx';
import { Wunschzeilen } from './Wunschzeilen.tsx';

export type HaltdetailProps = {
  halt: Haltansicht;
  mitarbeiter: readonly Mitarbeiter[];
  aenderbar: boolean;
  onTat: (tat: Halttat) => void;
  onSetze: (platz: Platz) => void;
  onSchliesse: () => void;
};

/** One stop: when, what, what it breaks, why it is here, and what can be done with it. */
export function Haltdetail(props: HaltdetailProps) {
  const { halt: ansicht, aenderbar } = props;
  const { halt, nummer } = ansicht;
  return (
    <section
      aria-label={`Halt ${nummer}: ${halt.anschrift}`}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-bold">
            {nummer}. {halt.anschrift}
          </h2>
          <p className="text-muted">{[halt.ortszeile, halt.name].filter(Boolean).join(' · ')}</p>
        </div>
        <span className="shrink-0">
          <Button
            kind="quiet"
            size="small"
            icon={<X aria-hidden className="size-4" />}
            onPress={props.onSchliesse}
          >
            Schließen
          </Button>
        </span>
      </div>
      <Wann halt={ansicht} />
      {ansicht.verstoesse.length === 0 ? null : (
        <Notice tone="danger" title="Das hält so nicht">
          <ul>
            {ansicht.verstoesse.map((verstoss) => (
              <li key={verstoss}>{verstoss}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Aufgaben aufgaben={halt.aufgaben} />
      <Wunschzeilen halt={ansicht} />
      {halt.notiz === '' ? null : <p className="text-sm">Notiz: {halt.notiz}</p>}
      <Antwort halt={halt} />
      <Andernorts {...props} />
      {aenderbar ? <Taten halt={ansicht} onTat={props.onTat} /> : null}
    </section>
  );
}

function Wann({ halt: ansicht }: Pick<HaltdetailProps, 'halt'>) {
  const { fenster } = ansicht;
  return (
    <p className="tabular-nums">
      <strong>
        {uhrzeitAus(ansicht.von)}–{uhrzeitAus(ansicht.bis)} Uhr
      </strong>
      {fenster === null
        ? ''
        : `, ${ansicht.angesagt ? 'angekündigt' : 'Fenster'} ${uhrzeitAus(fenster.von)}–${uhrzeitAus(fenster.bis)} Uhr`}
      {`, ${weg(ansicht)}`}
    </p>
  );
}

function weg({ anfahrtSekunden, zuFuss, wartezeitSekunden }: Haltansicht): string {
  const anfahrt =
    anfahrtSekunden < 30 ? 'ohne Weg' : `${minutenText(anfahrtSekunden)} ${zuFuss ? 'zu Fuß' : 'Fahrt'}`;
  return wartezeitSekunden >= 60 ? `${anfahrt}, ${minutenText(wartezeitSekunden)} warten` : anfahrt;
}

function Aufgaben({ aufgaben }: Pick<Halt, 'aufgaben'>) {
  return (
    <ul className="flex flex-col text-sm">
      {aufgaben.map((aufgabe) => (
        <li key={aufgabe.id} className="flex justify-between gap-4 border-t border-line py-1">
          <span>
            {aufgabe.bezeichnung}
            {aufgabe.art === 'hoheitlich' ? ' (hoheitlich)' : ''}
          </span>
          <span className="shrink-0 text-muted tabular-nums">
            {formatDauer(aufgabe.dauerMinuten)} · bis {formatTag(aufgabe.fristBis)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Taten({ halt: { halt, gesperrt }, onTat }: Pick<HaltdetailProps, 'halt' | 'onTat'>) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        icon={
          gesperrt ? <LockOpen aria-hidden className="size-4" /> : <Lock aria-hidden className="size-4" />
        }
        onPress={() => onTat('sperre')}
      >
        {gesperrt ? 'Loslassen' : 'Festhalten'}
      </Button>
      <Button
        size="small"
        icon={<MoveRight aria-hidden className="size-4" />}
        onPress={() => onTat('verlege')}
      >
        Verschieben …
      </Button>
      <Button
        size="small"
        icon={<CircleMinus aria-hidden className="size-4" />}
        onPress={() => onTat('lasseAus')}
      >
        Auslassen
      </Button>
      <span className="self-center text-sm">
        <Link href={`/liegenschaften/${halt.liegenschaftId}`}>Liegenschaft öffnen</Link>
      </span>
    </div>
  );
}

function Antwort({ halt: { termin } }: { halt: Halt }) {
  if (termin === null) return null;
  const { tone, text } = antwortStatus(termin.status, termin.ohneNachweis);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone={tone}>{text}</Status>
      {termin.antwort === null ? null : <q className="min-w-0">{termin.antwort}</q>}
      <Link href={`/termine/${termin.id}`}>Termin öffnen</Link>
    </div>
  );
}
