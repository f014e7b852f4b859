import type { Empfang } from '@kehrtour/contract/ankuendigung';
import { formatTagKurz } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { KANAL_WORTE, type Kanal } from '@kehrtour/domain/versand/kanal';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import { uhr } from '../../kehrtour.format.ts';
import { empfangSchluessel, wunschText } from '../ankuendigung.format.ts';

export type EmpfangslisteProps = {
  empfaenge: readonly Empfang[];
  kanalVon: (empfang: Empfang) => Kanal;
  onKanal: (empfang: Empfang, kanal: Kanal) => void;
};

/** A row for every household: address, recipient, window, way. */
export function Empfangsliste(props: EmpfangslisteProps) {
  return (
    <DataTable
      label="Empfänger"
      columns={spaltenMit(props)}
      rows={props.empfaenge}
      rowId={empfangSchluessel}
      rowLabel={({ anschrift }) => anschrift}
      maxHeight="60dvh"
      compact={kurzMit(props)}
    />
  );
}

const spaltenMit = ({ kanalVon, onKanal }: EmpfangslisteProps): DataColumn<Empfang>[] => [
  { id: 'anschrift', header: 'Haus', rowHeader: true, cell: (empfang) => <Wer empfang={empfang} /> },
  { id: 'wann', header: 'Fenster', width: '17rem', cell: (empfang) => <Wann empfang={empfang} /> },
  {
    id: 'kanal',
    header: 'Weg',
    width: '16rem',
    cell: (empfang) => <Kanalwahl empfang={empfang} kanal={kanalVon(empfang)} onKanal={onKanal} />,
  },
];

const kurzMit =
  ({ kanalVon, onKanal }: EmpfangslisteProps) =>
  (empfang: Empfang) => (
    <div className="flex flex-col gap-1 py-1">
      <Wer empfang={empfang} />
      <Wann empfang={empfang} />
      <Kanalwahl empfang={empfang} kanal={kanalVon(empfang)} onKanal={onKanal} />
    </div>
  );

function Wer({ empfang }: { empfang: Empfang }) {
  return (
    <span className="block">
      <span className="block truncate font-medium">{empfang.anschrift}</span>
      <span className="block truncate text-sm font-normal text-muted">
        {[empfang.lage, empfang.empfaenger].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

function Wann({ empfang }: { empfang: Empfang }) {
  return (
    <span className="tabular-nums">
      {formatTagKurz(ortszeitAus(new Date(empfang.fensterVon)).tag)} {uhr(empfang.fensterVon)}–
      {uhr(empfang.fensterBis)} Uhr
    </span>
  );
}

type KanalwahlProps = { empfang: Empfang; kanal: Kanal; onKanal: EmpfangslisteProps['onKanal'] };

function Kanalwahl({ empfang, kanal, onKanal }: KanalwahlProps) {
  if (empfang.schonAngekuendigt)
    return (
      <span className="self-start">
        <Status tone="success">schon angekündigt</Status>
      </span>
    );
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Select
        label={`Weg für ${empfang.anschrift}`}
        labelHidden
        choices={empfang.moeglich.map((one) => ({ id: one, label: KANAL_WORTE[one].wahl }))}
        value={kanal}
        onChange={(id) => {
          const neu = empfang.moeglich.find((one) => one === id);
          if (neu !== undefined) onKanal(empfang, neu);
        }}
      />
      {kanal === empfang.kanal && empfang.ziel !== null ? (
        <span className="truncate text-sm text-muted">{empfang.ziel}</span>
      ) : null}
      {empfang.personen === '' ? null : (
        <span className="text-sm whitespace-normal text-muted">{empfang.personen}</span>
      )}
      {empfang.wunsch === null ? null : (
        <span className="text-sm whitespace-normal text-muted">{wunschText(empfang, kanal)}</span>
      )}
      {empfang.zuSpaetPer.includes(kanal) && kanal !== empfang.kanal ? (
        <span className="text-sm font-semibold whitespace-normal text-danger">
          Auf diesem Weg käme die Ankündigung zu spät für die Feuerstättenschau (§ 3 KÜO).
        </span>
      ) : null}
      {empfang.hinweis === null || kanal !== empfang.kanal ? null : (
        <span className="text-sm font-semibold whitespace-normal text-danger">{empfang.hinweis}</span>
      )}
    </div>
  );
}
