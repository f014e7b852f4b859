import type { Einstellungen } from '@kehrtour/contract/einstellungen';

type Worte = Einstellungen['terminzettel']['freieTaetigkeiten'];

/** Roughly the slip with an invented appointment, so that the words are read where they will stand. Paper is white in both themes. */
export function Zettelvorschau({ worte, hoheitlich }: { worte: Worte; hoheitlich: boolean }) {
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm text-muted">
        So liest es sich auf dem Zettel (mit erfundenem Termin)
      </figcaption>
      <div className="flex flex-col gap-4 rounded-sm border border-line bg-[#fff] p-6 text-sm text-[#1f1a17] shadow-sm">
        <p className="text-base font-bold">{worte.titel}</p>
        <div>
          <p>Dienstag, 13. Oktober 2026</p>
          <p className="text-lg font-bold tabular-nums">zwischen 08:00 und 10:00 Uhr</p>
        </div>
        <p>
          {hoheitlich ? (
            <span className="block font-semibold">Es kommt Anna Muster oder Bernd Beispiel.</span>
          ) : null}
          {hoheitlich ? 'Feuerstättenschau, ca. 30 Minuten' : 'Kehrung Ihres Schornsteins, ca. 15 Minuten'}
        </p>
        <ul className="list-disc pl-4">
          {worte.vorbereitung
            .filter((satz) => satz.trim() !== '')
            .map((satz) => (
              <li key={satz}>{satz}</li>
            ))}
        </ul>
        {worte.zugang === '' ? null : <p>{worte.zugang}</p>}
        <p className="border-t border-[#d9d2c8] pt-3 text-xs">{worte.rechtstext}</p>
      </div>
    </figure>
  );
}
