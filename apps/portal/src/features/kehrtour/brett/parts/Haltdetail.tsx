import type { Halt } from '@kehrtour/contract/kehrtour';
import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import { formatDauer, formatMenge, formatTag, formatTagKurz } from '@kehrtour/domain/format';
import { uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { CircleMinus, Lock, LockOpen, MoveRight, X } from 'lucide-react';

import { antwortStatus, minutenText, personName, uhr } from '../../kehrtour.format.ts';
import type { Platz } from '../anordnung.ts';
import type { Haltansicht } from '../planansicht.ts';

export type HaltdetailProps = {
  halt: Haltansicht;
  mitarbeiter: readonly Mitarbeiter[];
  aenderbar: boolean;
  onSperre: (fest: boolean) => void;
  onVerschiebe: () => void;
  onSetze: (platz: Platz) => void;
  onLasseAus: () => void;
  onSchliesse: () => void;
};

/** One stop: when, what, what it breaks, why it is here, and what can be done with it. */
export function Haltdetail(props: HaltdetailProps) {
  const { halt: ansicht, aenderbar } = props;
  const { halt, fenster, nummer } = ansicht;
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
        <IconButton
          kind="quiet"
          label="Auswahl aufheben"
          icon={<X aria-hidden className="size-5" />}
          onPress={props.onSchliesse}
        />
      </div>
      <p className="tabular-nums">
        <strong>
          {uhrzeitAus(ansicht.von)}–{uhrzeitAus(ansicht.bis)} Uhr
        </strong>
        {fenster === null
          ? ''
          : `, ${ansicht.angesagt ? 'angekündigt' : 'Fenster'} ${uhrzeitAus(fenster.von)}–${uhrzeitAus(fenster.bis)} Uhr`}
        {`, ${weg(ansicht)}`}
      </p>
      {ansicht.verstoesse.length === 0 ? null : (
        <Notice tone="danger" title="Das hält so nicht">
          <ul>
            {ansicht.verstoesse.map((verstoss) => (
              <li key={verstoss}>{verstoss}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="flex flex-col text-sm">
        {halt.aufgaben.map((aufgabe) => (
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
      {halt.notiz === '' ? null : <p className="text-sm">Notiz: {halt.notiz}</p>}
      <Antwort halt={halt} />
      <Warum {...props} />
      {aenderbar ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={
              ansicht.gesperrt ? (
                <LockOpen aria-hidden className="size-4" />
              ) : (
                <Lock aria-hidden className="size-4" />
              )
            }
            onPress={() => props.onSperre(!ansicht.gesperrt)}
          >
            {ansicht.gesperrt ? 'Loslassen' : 'Festhalten'}
          </Button>
          <Button
            size="small"
            icon={<MoveRight aria-hidden className="size-4" />}
            onPress={props.onVerschiebe}
          >
            Verschieben …
          </Button>
          <Button
            size="small"
            icon={<CircleMinus aria-hidden className="size-4" />}
            onPress={props.onLasseAus}
          >
            Auslassen
          </Button>
          <span className="self-center text-sm">
            <Link href={`/liegenschaften/${halt.liegenschaftId}`}>Liegenschaft öffnen</Link>
          </span>
        </div>
      ) : null}
    </section>
  );
}

function weg({ anfahrtSekunden, zuFuss, wartezeitSekunden }: Haltansicht): string {
  const anfahrt =
    anfahrtSekunden < 30 ? 'ohne Weg' : `${minutenText(anfahrtSekunden)} ${zuFuss ? 'zu Fuß' : 'Fahrt'}`;
  return wartezeitSekunden >= 60 ? `${anfahrt}, ${minutenText(wartezeitSekunden)} warten` : anfahrt;
}

function Antwort({ halt: { termin } }: { halt: Halt }) {
  if (termin === null) return null;
  const { tone, text } = antwortStatus(termin.status);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone={tone}>{text}</Status>
      {termin.antwort === null ? null : <q className="min-w-0">{termin.antwort}</q>}
      <Link href={`/termine/${termin.id}`}>Termin öffnen</Link>
    </div>
  );
}

/** The cheapest other places, each one press away. */
function Warum({ halt: { halt, verstoesse, gesperrt }, mitarbeiter, aenderbar, onSetze }: HaltdetailProps) {
  const name = (id: string): string => {
    const person = mitarbeiter.find((one) => one.id === id);
    return person === undefined ? 'jemand' : personName(person);
  };
  return (
    <div>
      <h3 className="font-semibold">Warum hier?</h3>
      {halt.andernorts.length === 0 ? (
        <p className="text-sm text-muted">
          {verstoesse.length > 0
            ? 'Von Hand gesetzt. Andere Plätze zeigt der Plan wieder, sobald alles hält.'
            : 'An diesen Tagen passt der Halt an keinen anderen Platz, ohne etwas zu verletzen.'}
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">
            {gesperrt ? 'Von Hand festgehalten. ' : ''}
            {halt.andernorts.some(({ mehrSekunden }) => mehrSekunden <= -KAUM_SEKUNDEN)
              ? 'Ein anderer Platz wäre günstiger. '
              : 'Hier kostet er am wenigsten Weg. '}
            {formatMenge(halt.andernorts.length, 'anderer Platz', 'andere Plätze')}:
          </p>
          <ul className="mt-1 flex flex-col">
            {halt.andernorts.map((ort) => (
              <li
                key={`${ort.mitarbeiterId}${ort.tag}${ort.position}`}
                className="flex items-center justify-between gap-4 border-t border-line py-1 text-sm"
              >
                <span>
                  {formatTagKurz(ort.tag)} um {uhr(ort.beginn)} Uhr bei {name(ort.mitarbeiterId)}
                  <span className="text-muted"> · {mehr(ort.mehrSekunden)}</span>
                </span>
                {aenderbar ? (
                  <Button size="small" kind="quiet" onPress={() => onSetze(ort)}>
                    Dorthin
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Less than this is no difference to a person. */
const KAUM_SEKUNDEN = 60;

/** The planner's price is in seconds of driving. */
function mehr(sekunden: number): string {
  if (sekunden <= -KAUM_SEKUNDEN) return `spart ${minutenText(-sekunden)} Weg`;
  return sekunden < KAUM_SEKUNDEN ? 'fast genauso gut' : `wie ${minutenText(sekunden)} mehr Weg`;
}
