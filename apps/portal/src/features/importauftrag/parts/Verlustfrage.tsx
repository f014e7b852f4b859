import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import { formatAnzahl } from '@kehrtour/domain/format';
import { Checkbox } from '@kehrtour/ui/field/Checkbox.tsx';

type VerlustfrageProps = Pick<Importauftrag, 'verluste' | 'leereLoeschen'> & {
  onWert: (leereLoeschen: boolean) => void;
};

/** What is known and for which this file has empty cells; it goes only when the office says so. */
export function Verlustfrage({ verluste, leereLoeschen, onWert }: VerlustfrageProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">
        {leereLoeschen
          ? 'Diese Angaben stehen in Ihrem Bestand, in der Datei sind ihre Zellen leer. Mit der Übernahme werden sie gelöscht; was Sie selbst eingetragen haben, bleibt.'
          : 'Diese Angaben stehen in Ihrem Bestand, in der Datei sind ihre Zellen leer. Sie bleiben stehen.'}
      </p>
      <dl className="divide-y divide-line">
        {verluste.map(({ feld, anzahl, beispiele }) => (
          <div key={feld} className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">
              {formatAnzahl(anzahl)} × {feld}
            </dt>
            <dd className="min-w-0 text-sm break-words text-muted">
              {anzahl > beispiele.length ? 'etwa ' : ''}
              {beispiele.join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Auch in meinem Bestand löschen"
        hint="Nur, was eine frühere Datei gebracht hat. Wir rechnen den Probelauf danach neu."
        checked={leereLoeschen}
        onChange={onWert}
      />
    </div>
  );
}
