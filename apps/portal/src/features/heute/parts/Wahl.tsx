/** One of a few, each a key under the thumb. */
export function Wahl<Wert extends string>({
  name,
  werte,
  wert,
  onWahl,
}: {
  name: string;
  werte: readonly (readonly [Wert, string])[];
  wert: Wert | '';
  onWahl: (wert: Wert) => void;
}) {
  return (
    <fieldset className="wahl">
      <legend>{name}</legend>
      <div className="minuten">
        {werte.map(([eines, wort]) => (
          <button
            key={eines}
            type="button"
            className="taste"
            aria-pressed={wert === eines}
            onClick={() => onWahl(eines)}
          >
            {wort}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
