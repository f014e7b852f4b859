export default {
  title: 'Grundlagen/Abstände und Formen',
  parameters: {
    guide: {
      text: 'Acht Abstände, zwei Rundungen, zwei Schatten. Ziele sind unterwegs mindestens 48 Pixel hoch.',
      also: ['Abstand', 'Radius', 'Schatten', 'Tokens'],
      yes: ['Innen enger als außen: Zusammengehöriges rückt zusammen.'],
      no: ['Abstände zwischen den Stufen.', 'Schatten als Schmuck.'],
    },
  },
};

const STEPS = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['3', 'w-3'],
  ['4', 'w-4'],
  ['6', 'w-6'],
  ['8', 'w-8'],
  ['12', 'w-12'],
  ['16', 'w-16'],
] as const;

export const Steps = () => (
  <dl className="grid gap-2">
    {STEPS.map(([name, width]) => (
      <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4">
        <dt className="tabular-nums">
          <code className="font-mono">{name}</code>{' '}
          <span className="text-sm text-muted">{Number(name) * 4} px</span>
        </dt>
        <dd>
          <span aria-hidden className={`block h-4 bg-accent ${width}`} />
        </dd>
      </div>
    ))}
  </dl>
);

export const RadiiAndShadows = () => (
  <ul className="grid gap-8 sm:grid-cols-2">
    {[
      ['rounded-sm', 'rounded-sm border border-edge', 'Bedienbares, 6 px'],
      ['rounded-lg', 'rounded-lg border border-line', 'Karten, 12 px'],
      ['shadow-sm', 'rounded-lg shadow-sm', 'Was auf der Seite liegt'],
      ['shadow-lg', 'rounded-lg shadow-lg', 'Was über der Seite schwebt'],
    ].map(([name, look, text]) => (
      <li key={name} className={`bg-raised p-6 ${look}`}>
        <code className="font-mono font-semibold">{name}</code>
        <p className="text-muted">{text}</p>
      </li>
    ))}
  </ul>
);

const heights = (label: string) => (
  <div className="flex flex-wrap items-end gap-3">
    <span className="grid min-h-control place-items-center rounded-sm border border-edge px-4">{label}</span>
    <span className="grid min-h-control-sm place-items-center rounded-sm border border-edge px-3 text-sm">
      klein
    </span>
  </div>
);

export const Heights = () => (
  <div className="grid gap-6">
    {heights('Büro')}
    <div data-density="field">{heights('Unterwegs')}</div>
  </div>
);
