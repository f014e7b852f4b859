import { formatMenge } from '@kehrtour/domain/format';
import { pageTitle } from '@kehrtour/shell/pageTitle';
import { buttonLook } from '@kehrtour/ui/look/button';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { Anrufknopf } from '../../shared/Anrufknopf.tsx';
import { Produktrahmen } from '../../shared/Produktrahmen.tsx';
import type { Suchmangel, Suchseite } from './suche.server.ts';

interface Props {
  seite: Suchseite;
  mangel?: Suchmangel | undefined;
}

/** Finds the companies that take bookings where somebody lives. */
export function SucheScreen({ seite, mangel }: Props) {
  const titel = 'Schornsteinfeger finden';
  return (
    <Produktrahmen>
      <title>{pageTitle(mangel ? `Fehler: ${titel}` : titel)}</title>
      <meta
        name="description"
        content="Mit Postleitzahl und Straße den Schornsteinfeger finden, der bei Ihnen Termine online annimmt."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {mangel ? <ErrorSummary title="Bitte prüfen Sie Ihre Eingabe" faults={mangel.maengel} /> : null}
        {seite.treffer === null || mangel ? null : <Treffer seite={seite} treffer={seite.treffer} />}
        <div>
          {seite.treffer === null || mangel ? (
            <h1 className="text-2xl font-bold tracking-tight">Wo brauchen Sie einen Schornsteinfeger?</h1>
          ) : (
            <h2 className="text-lg font-bold">Woanders suchen</h2>
          )}
          <p className="mt-2">Mit Straße und Hausnummer finden wir auch den, dem Ihr Kehrbezirk gehört.</p>
        </div>
        <Suchformular eingaben={mangel?.eingaben ?? seite.frage} maengel={mangel?.maengel ?? []} />
        <section>
          <h2 className="text-lg font-bold">Sie haben einen Zettel vom Schornsteinfeger?</h2>
          <p>
            <a href="/termin" className={`${LINK_LOOK} inline-flex min-h-12 items-center`}>
              Termin mit dem Code vom Zettel öffnen
            </a>
          </p>
        </section>
      </div>
    </Produktrahmen>
  );
}

function Suchformular({
  eingaben: { plz, strasse, hausnr },
  maengel,
}: Pick<Suchmangel, 'eingaben' | 'maengel'>) {
  return (
    <form method="post" action="/unternehmen/termin" className="grid gap-6" noValidate>
      <PlainField
        id="plz"
        name="plz"
        width="short"
        label="Postleitzahl"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        error={maengel.find(({ fieldId }) => fieldId === 'plz')?.text}
        defaultValue={plz}
      />
      <PlainField
        id="strasse"
        name="strasse"
        label="Straße"
        optional
        autoComplete="address-line1"
        maxLength={80}
        defaultValue={strasse}
      />
      <PlainField
        id="hausnr"
        name="hausnr"
        width="short"
        label="Hausnummer"
        optional
        autoComplete="off"
        maxLength={20}
        defaultValue={hausnr}
      />
      <PlainButton wide>Betriebe zeigen</PlainButton>
    </form>
  );
}

function Treffer({
  seite: { frage },
  treffer,
}: Pick<Props, 'seite'> & { treffer: NonNullable<Suchseite['treffer']> }) {
  const wo = frage.strasse ? `${frage.strasse} ${frage.hausnr}, ${frage.plz}`.replace(' ,', ',') : frage.plz;
  if (treffer.length === 0)
    return (
      <section className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold tracking-tight">Hier nimmt noch kein Betrieb Termine online an</h1>
        <p className="font-semibold">{wo}</p>
        <p>
          Ihre Gemeinde oder das Landratsamt nennt Ihnen den zuständigen Betrieb. Er hilft Ihnen am Telefon.
        </p>
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
    </section>
  );
}
