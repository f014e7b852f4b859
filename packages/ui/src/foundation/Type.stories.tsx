export default {
  title: 'Grundlagen/Schrift',
  parameters: {
    guide: {
      text: 'Eine Schrift, Inter, von unserem eigenen Server. Sechs Stufen, vier Stärken, Ziffern gleicher Breite.',
      also: ['Schrift', 'Typografie', 'Größe'],
      yes: ['Zahlen untereinander mit tabular-nums.', 'Lange Wörter dürfen getrennt werden.'],
      no: ['Eine siebte Größe.', 'Großbuchstaben, um etwas wichtig zu machen.'],
    },
  },
};

const STEPS = [
  ['text-2xl', '30 bis 40 px', 'Wir kommen am Dienstag, 4. Mai'],
  ['text-xl', '24 bis 28 px', 'Noch zu klären'],
  ['text-lg', '20 px', 'Marktplatz 4, Familie Özdemir'],
  ['text-base', '16 px', 'Bis hierher hat niemand eine Nachricht bekommen.'],
  ['text-sm', '15 px', 'Zwei Häuser weiter wohnt der Schlüssel.'],
  ['text-xs', '13 px', 'Frist bis 30.06.2027'],
] as const;

export const Steps = () => (
  <dl className="grid gap-6">
    {STEPS.map(([name, size, sample]) => (
      <div key={name} className="border-b border-line pb-6">
        <dt className="mb-1 text-sm text-muted">
          <code className="font-mono">{name}</code> · {size}
        </dt>
        <dd className={`${name} wrap-break-word`}>{sample}</dd>
      </div>
    ))}
  </dl>
);

export const Weights = () => (
  <ul className="grid gap-3 text-lg">
    {(['font-normal', 'font-medium', 'font-semibold', 'font-bold'] as const).map((name) => (
      <li key={name} className={name}>
        Ankündigung fünf Werktage vorher <code className="font-mono text-sm text-muted">{name}</code>
      </li>
    ))}
  </ul>
);

export const Figures = () => (
  <table className="text-right tabular-nums [&_td]:px-4 [&_td]:py-1 [&_th]:px-4 [&_th]:text-left [&_th]:font-normal">
    <tbody>
      {[
        ['Kehrung', '1.111,10 €'],
        ['Abgaswegüberprüfung', '48,20 €'],
        ['Feuerstättenschau', '9.998,75 €'],
      ].map(([what, price]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{price}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const Field = () => (
  <div data-density="field" className="grid gap-3">
    <p className="text-lg font-bold">Marktplatz 4</p>
    <p className="text-base">Unterwegs ist alles eine Stufe größer und kontrastreicher.</p>
    <p className="text-sm text-muted">Auch das Kleine bleibt im Sonnenlicht lesbar.</p>
  </div>
);
