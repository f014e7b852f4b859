import { formatMenge } from '@kehrtour/domain/format';
import { buttonLook } from '@kehrtour/ui/look/button';

import { Anrufknopf } from '../../../shared/Anrufknopf.tsx';
import type { Suchseite } from '../suche.server.ts';

/** As the booking's dead end says it; where nobody of these knows, the way to find out. */
function Zustaendig({ seite: { frage, treffer, zustaendig = [] } }: { seite: Suchseite }) {
  if (treffer?.some(({ hoheitlich }) => hoheitlich)) return null;
  return (
    <section className="rounded-lg border-2 border-info-line bg-info-soft p-4">
      <h2 className="text-lg font-bold">Zuständig für den Kehrbezirk</h2>
      {zustaendig.map((wer) => (
        <p key={wer} className="mt-1 font-semibold whitespace-pre-line">
          {wer}
        </p>
      ))}
      {zustaendig.length > 0 ? null : (
        <p className="mt-1">
          {frage.strasse === '' && treffer !== null && treffer.length > 0
            ? 'Mit Straße und Hausnummer sagen wir Ihnen, wem Ihr Kehrbezirk gehört.'
            : 'Ihre Gemeinde oder das Landratsamt nennt Ihnen den zuständigen Betrieb.'}
        </p>
      )}
      {zustaendig.length > 0 ? (
        <p className="mt-1 text-sm">Für Feuerstättenschau, Feuerstättenbescheid und Abnahmen.</p>
      ) : null}
    </section>
  );
}

/** Who takes bookings there, and whose district it is. */
export function Treffer({
  seite,
  seite: { frage },
  treffer,
}: { seite: Suchseite } & { treffer: NonNullable<Suchseite['treffer']> }) {
  const wo = frage.strasse ? `${frage.strasse} ${frage.hausnr}, ${frage.plz}`.replace(' ,', ',') : frage.plz;
  if (treffer.length === 0)
    return (
      <section className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold tracking-tight">Hier nimmt noch kein Betrieb Termine online an</h1>
        <p className="font-semibold">{wo}</p>
        <Zustaendig seite={seite} />
      </section>
    );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-b border-line pb-6">
      <div>
        <h1 className="text-2xl font-bold tracking-tight">
          {formatMenge(treffer.length, 'Betrieb nimmt', 'Betriebe nehmen')} hier Termine an
        </h1>
        <p className="mt-1">{wo}</p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {treffer.map(({ slug, name, ort, hoheitlich, telefon }) => (
          <li
            key={slug}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-edge bg-surface p-4"
          >
            <div>
              <h2 className="text-lg font-bold wrap-anywhere hyphens-auto">{name}</h2>
              <p className="text-muted">{ort}</p>
              {hoheitlich ? (
                <p className="mt-1 text-sm font-semibold">Zuständig für Ihren Kehrbezirk</p>
              ) : null}
            </div>
            <div className="flex flex-wrap gap-3">
              <a href={`/unternehmen/${encodeURIComponent(slug)}/termin`} className={buttonLook('primary')}>
                Termin buchen
              </a>
              <Anrufknopf telefon={telefon} />
            </div>
          </li>
        ))}
      </ul>
      <Zustaendig seite={seite} />
    </section>
  );
}
