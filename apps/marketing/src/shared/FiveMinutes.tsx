const STEPS = [
  {
    from: 0,
    to: 60,
    title: 'Datei hineinziehen',
    text: 'Zeichensatz, Trennzeichen und Spalten werden erkannt. Zwanzig Zeilen zur Kontrolle.',
  },
  {
    from: 60,
    to: 105,
    title: 'Häuser wählen',
    text: 'Nach Straße, Frist oder Tätigkeit. Anzahl und Minuten laufen mit.',
  },
  {
    from: 105,
    to: 140,
    title: 'Tag und Leute',
    text: 'Feiertage und Abwesenheiten sind bekannt, der Rest kommt aus Ihren Vorgaben.',
  },
  {
    from: 140,
    to: 240,
    title: 'Prüfen',
    text: 'Karte, Zeitachse und Liste auf einer Seite. Ziehen, sperren, rückgängig.',
  },
  {
    from: 240,
    to: 290,
    title: 'Ansagen',
    text: 'Mails gehen hinaus, die übrigen Zettel kommen als PDF in Laufreihenfolge.',
  },
];
const SECONDS = 300;
const MINUTES = [0, 1, 2, 3, 4, 5];

/** The five minutes as an axis, and each piece of it in words. */
export function FiveMinutes() {
  return (
    <div>
      <svg viewBox="0 0 1000 56" aria-hidden className="mb-6 hidden h-auto w-full md:block">
        {STEPS.map(({ from, to }, index) => (
          <rect
            key={from}
            x={(from / SECONDS) * 1000 + 2}
            y="0"
            width={((to - from) / SECONDS) * 1000 - 4}
            height="26"
            rx="4"
            className={index === STEPS.length - 1 ? 'fill-accent' : 'fill-brass'}
            opacity={index === STEPS.length - 1 ? 1 : 0.45 + index * 0.15}
          />
        ))}
        {MINUTES.map((minute) => (
          <g key={minute} className="fill-muted stroke-line">
            <path d={`M${Math.min(999, Math.max(1, minute * 200))} 0v34`} />
            <text
              x={minute * 200}
              y="52"
              stroke="none"
              textAnchor={minute === 0 ? 'start' : minute === 5 ? 'end' : 'middle'}
              className="text-[15px] tabular-nums"
            >
              {minute}:00
            </text>
          </g>
        ))}
      </svg>
      <ol className="grid gap-6 sm:grid-cols-2 md:grid-cols-5">
        {STEPS.map(({ from, to, title, text }) => (
          <li key={from} className="border-l-4 border-brass pl-4 md:border-l-0 md:pl-0">
            <p className="text-sm font-semibold text-brass-ink tabular-nums">
              {clock(from)}–{clock(to)}
            </p>
            <h3 className="font-bold">{title}</h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
