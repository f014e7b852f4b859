import type { Betriebszeile } from '@kehrtour/contract/betrieb';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { seitInWorten, tarifInWorten, zahlInWorten } from '../betrieb.format.ts';

/** What is meant to be done with the company of a row. */
export type Gemeint = { tat: 'sperre' | 'einsicht' | 'freigabe'; betrieb: Betriebszeile };
type WaehltTat = (gemeint: Gemeint) => void;

/** @param heute decides whether somebody still tries for nothing */
export const betriebsspalten = (heute: string, waehleTat: WaehltTat): DataColumn<Betriebszeile>[] => [
  {
    id: 'name',
    header: 'Betrieb',
    rowHeader: true,
    wraps: true,
    cell: (betrieb) => (
      <>
        {betrieb.name}
        <span className="block text-sm font-normal text-muted">
          {[betrieb.ort, betrieb.slug, `seit ${seitInWorten(betrieb.angelegtAm)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Staende betrieb={betrieb} />
      </>
    ),
  },
  {
    id: 'tarif',
    header: 'Tarif',
    width: '12rem',
    wraps: true,
    cell: (betrieb) => tarifInWorten(betrieb, heute),
  },
  {
    id: 'haeuser',
    header: 'Häuser',
    width: '6rem',
    align: 'end',
    cell: ({ liegenschaften }) => zahlInWorten(liegenschaften),
  },
  {
    id: 'leute',
    header: 'Leute',
    width: '5rem',
    align: 'end',
    cell: ({ mitarbeitende }) => zahlInWorten(mitarbeitende),
  },
  {
    id: 'tat',
    header: 'Zugang',
    width: '20rem',
    cell: (betrieb) => <Tat betrieb={betrieb} waehleTat={waehleTat} />,
  },
];

export const betriebszeileKurz = (heute: string, waehleTat: WaehltTat) =>
  function zeile(betrieb: Betriebszeile) {
    return (
      <div className="flex flex-col gap-1 py-1">
        <span className="font-semibold">{betrieb.name}</span>
        <span className="text-sm text-muted">
          {tarifInWorten(betrieb, heute)} · {formatMenge(betrieb.liegenschaften, 'Haus', 'Häuser')} ·{' '}
          {formatMenge(betrieb.mitarbeitende, 'Person', 'Leute')}
        </span>
        <Staende betrieb={betrieb} />
        <div>
          <Tat betrieb={betrieb} waehleTat={waehleTat} />
        </div>
      </div>
    );
  };

function Staende({ betrieb: { gesperrt, testbetrieb } }: { betrieb: Betriebszeile }) {
  if (gesperrt === null && !testbetrieb) return null;
  return (
    <span className="flex flex-wrap items-center gap-2 font-normal">
      {gesperrt === null ? null : (
        <>
          <Status tone="danger">{`Gesperrt seit ${seitInWorten(gesperrt.seit)}`}</Status>
          <span className="text-sm">{gesperrt.grund}</span>
        </>
      )}
      {testbetrieb ? <Status tone="neutral">Testbetrieb</Status> : null}
    </span>
  );
}

function Tat({ betrieb, waehleTat }: { betrieb: Betriebszeile; waehleTat: WaehltTat }) {
  const wort = betrieb.gesperrt === null ? 'Sperren' : 'Entsperren';
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={`${betrieb.name} einsehen`}
        onPress={() => waehleTat({ tat: 'einsicht', betrieb })}
      >
        Einsehen
      </Button>
      <Button
        size="small"
        kind={betrieb.gesperrt === null ? 'quiet' : 'secondary'}
        aria-label={`${betrieb.name} ${wort.toLowerCase()}`}
        onPress={() => waehleTat({ tat: 'sperre', betrieb })}
      >
        {wort}
      </Button>
      <Button
        size="small"
        kind="quiet"
        aria-label={`Zweiten Faktor bei ${betrieb.name} zurücksetzen`}
        onPress={() => waehleTat({ tat: 'freigabe', betrieb })}
      >
        Faktor
      </Button>
    </span>
  );
}
