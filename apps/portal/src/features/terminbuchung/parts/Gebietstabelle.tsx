import type { Gebiet } from '@kehrtour/contract/gebiet';
import { gebietsname } from '@kehrtour/domain/ort/gebietsname';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { Pencil, Spline, Trash2 } from 'lucide-react';

import { BEDIENUNG, bedienungVon } from '../gebiet.format.ts';

export type GebietstabelleProps = {
  eintraege: readonly Gebiet[];
  onAendere: (gebiet: Gebiet) => void;
  onZeichne: (gebiet: Gebiet) => void;
  onLoesche: (gebiet: Gebiet) => void;
};

const GRUPPEN = [
  { art: 'plz', titel: 'Postleitzahlen', hinweis: 'Gelten, wo weiter unten nichts Genaueres steht.' },
  { art: 'flaeche', titel: 'Flächen', hinweis: 'Auf der Karte gezeichnet; gehen vor die Postleitzahl.' },
  {
    art: 'strasse',
    titel: 'Straßen und Hausnummern',
    hinweis: 'Gehen vor alles andere; Hausnummern vor die ganze Straße.',
  },
] as const;

/** All entries by exactness, each with what it says. */
export function Gebietstabelle(props: GebietstabelleProps) {
  return GRUPPEN.map(({ art, titel, hinweis }) => {
    const darin = props.eintraege.filter((gebiet) => gebiet.art === art);
    if (darin.length === 0) return null;
    return (
      <section key={art} aria-label={titel}>
        <h2 className="text-lg font-bold">
          {titel} <span className="text-base font-normal text-muted tabular-nums">{darin.length}</span>
        </h2>
        <p className="mb-2 text-sm text-muted">{hinweis}</p>
        <ul className="divide-y divide-line border-y border-line">
          {darin.map((gebiet) => (
            <Zeile key={gebiet.id} gebiet={gebiet} {...props} />
          ))}
        </ul>
      </section>
    );
  });
}

function Zeile({
  gebiet,
  onAendere,
  onZeichne,
  onLoesche,
}: Omit<GebietstabelleProps, 'eintraege'> & { gebiet: Gebiet }) {
  const name = gebietsname(gebiet);
  const { kurz, tone } = BEDIENUNG[bedienungVon(gebiet)];
  const ort = gebiet.art === 'strasse' ? `${gebiet.plz} ${gebiet.ort}`.trim() : '';
  return (
    <li className="flex items-start gap-x-2 py-2">
      <div className="min-w-0 grow py-1">
        <p className="font-semibold wrap-break-word hyphens-auto">
          {name} {ort === '' ? null : <span className="font-normal text-muted">{ort}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <Status tone={tone} look="bare">
            {kurz}
          </Status>
          {gebiet.zustaendig === '' ? null : <span className="min-w-0">{gebiet.zustaendig}</span>}
        </p>
      </div>
      <div className="flex shrink-0">
        {gebiet.art === 'flaeche' ? (
          <IconButton
            kind="quiet"
            label={`Form von ${name} ändern`}
            icon={<Spline aria-hidden className="size-5" />}
            onPress={() => onZeichne(gebiet)}
          />
        ) : null}
        <IconButton
          kind="quiet"
          label={`${name} ändern`}
          icon={<Pencil aria-hidden className="size-5" />}
          onPress={() => onAendere(gebiet)}
        />
        <IconButton
          kind="quiet"
          label={`${name} entfernen`}
          icon={<Trash2 aria-hidden className="size-5" />}
          onPress={() => onLoesche(gebiet)}
        />
      </div>
    </li>
  );
}
