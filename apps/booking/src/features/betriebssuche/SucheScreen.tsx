import { pageTitle } from '@kehrtour/shell/pageTitle';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { ErrorSummary } from '@kehrtour/ui/message/ErrorSummary.tsx';
import { PlainButton } from '@kehrtour/ui/plain/PlainButton.tsx';
import { PlainField } from '@kehrtour/ui/plain/PlainField.tsx';

import { Produktrahmen } from '../../shared/rahmen/Produktrahmen.tsx';
import { Treffer } from './parts/Treffer.tsx';
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
