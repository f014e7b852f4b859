import type { ImportVorschauzeile } from '@kehrtour/contract/importlesart';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';

/** More of one row nobody reads here; the dry run has all of them by cause. */
const MELDUNGEN_MAX = 3;

const COLUMNS: DataColumn<ImportVorschauzeile>[] = [
  {
    id: 'anschrift',
    header: 'Anschrift',
    width: '27%',
    rowHeader: true,
    cell: (zeile) => <Anschrift zeile={zeile} />,
  },
  { id: 'name', header: 'Name und Gruß', cell: (zeile) => <Name zeile={zeile} /> },
  {
    id: 'arbeit',
    header: 'Arbeiten und Anlage',
    width: '28%',
    cell: ({ aufgaben, anlage }) => <Liste texte={[...aufgaben, anlage].filter(Boolean)} />,
  },
  {
    id: 'kontakt',
    header: 'Telefon und E-Mail',
    width: '27%',
    cell: ({ telefon, email }) => <Liste texte={[telefon, email].filter(Boolean)} />,
  },
];

/** The first rows as they will be taken, with what is wrong about them at the row itself. */
export function Vorschautabelle({ zeilen, busy }: { zeilen: readonly ImportVorschauzeile[]; busy: boolean }) {
  return (
    <DataTable
      label="Die ersten Zeilen"
      columns={COLUMNS}
      rows={zeilen}
      rowId={({ zeile }) => String(zeile)}
      rowLabel={({ zeile, anschrift }) => `Zeile ${zeile}, ${anschrift}`}
      busy={busy}
      maxHeight="28rem"
      compact={alsKurz}
      empty={
        <EmptyState title="Unter der Überschrift steht keine Zeile">
          <p>
            Vielleicht beginnt die Tabelle weiter unten: Stellen Sie bei „Überschriften“ die richtige Zeile
            ein.
          </p>
        </EmptyState>
      }
    />
  );
}

function Anschrift({
  zeile: { zeile, anschrift, ortszeile, einheit, meldungen },
}: {
  zeile: ImportVorschauzeile;
}) {
  return (
    <div className="flex flex-col items-start font-normal whitespace-normal">
      <span className="font-semibold">{anschrift || 'ohne Anschrift'}</span>
      <span className="text-sm text-muted">
        {[`Zeile ${zeile}`, ortszeile, einheit].filter(Boolean).join(' · ')}
      </span>
      {wichtigste(meldungen).map(({ text, schwere }) => (
        <span key={text} className="mt-1 text-sm">
          <Status tone={schwere === 'fehler' ? 'danger' : 'warning'} look="bare">
            {schwere === 'fehler' ? 'bleibt draußen' : 'Hinweis'}
          </Status>{' '}
          {text}
        </span>
      ))}
    </div>
  );
}

/** What keeps the row out before what else is to be put right. */
const wichtigste = (meldungen: ImportVorschauzeile['meldungen']) =>
  meldungen
    .toSorted((a, b) => Number(b.schwere === 'fehler') - Number(a.schwere === 'fehler'))
    .slice(0, MELDUNGEN_MAX);

/** Whom a letter is for, and how it begins. */
function Name({ zeile: { name, gruss } }: { zeile: ImportVorschauzeile }) {
  return (
    <div className="flex flex-col items-start whitespace-normal">
      <span className="break-words">{name}</span>
      {gruss === undefined || name === '' ? null : <span className="text-sm text-muted">„{gruss}“</span>}
    </div>
  );
}

const alsKurz = (zeile: ImportVorschauzeile) => <Kurz zeile={zeile} />;

function Kurz({ zeile }: { zeile: ImportVorschauzeile }) {
  return (
    <div className="flex flex-col gap-1 py-1">
      <Anschrift zeile={zeile} />
      <Name zeile={zeile} />
      <span className="text-sm text-muted">
        {[...zeile.aufgaben, zeile.anlage].filter(Boolean).join('; ')}
      </span>
    </div>
  );
}

function Liste({ texte }: { texte: readonly string[] }) {
  return (
    <ul className="flex flex-col whitespace-normal">
      {texte.map((text) => (
        <li key={text} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  );
}
