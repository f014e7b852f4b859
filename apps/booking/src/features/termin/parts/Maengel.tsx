import type { KundenTermin } from '@kehrtour/contract/ankuendigung';

/** What was found at this visit and is to be mended; nothing where nobody was told of anything. */
export function Maengel({ termin: { maengel = [] } }: { termin: KundenTermin }) {
  if (maengel.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h2 className="text-lg font-bold">
        {maengel.length === 1 ? 'Festgestellter Mangel' : 'Festgestellte Mängel'}
      </h2>
      {maengel.map(({ titel, saetze }) => (
        <div key={`${titel} ${saetze.join(' ')}`} className="grid gap-1">
          <h3 className="font-bold">{titel}</h3>
          {saetze.map((satz) => (
            <p key={satz} className="wrap-anywhere">
              {satz}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
