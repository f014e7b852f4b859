import type { Tuer } from '../tagesstand.ts';

/** Which flat is meant; nothing to choose where the house has one door. */
export function Wovon({
  tueren,
  terminId,
  onWahl,
}: {
  tueren: readonly [Tuer, ...Tuer[]];
  terminId: string;
  onWahl: (terminId: string) => void;
}) {
  if (tueren.length === 1) return null;
  return (
    <label className="feld">
      Wo?
      <select value={terminId} onChange={({ target }) => onWahl(target.value)}>
        {tueren.map((tuer) => (
          <option key={tuer.terminId} value={tuer.terminId}>
            {[tuer.lage, tuer.name].filter(Boolean).join(', ') || 'Haus'}
          </option>
        ))}
      </select>
    </label>
  );
}
