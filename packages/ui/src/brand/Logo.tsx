export type LogoProps = {
  /** `mark` is the sign alone. */
  look?: 'full' | 'mark';
  name?: string;
};

const BRISTLES = [-78, -52, -26, 0, 26, 52, 78];

/** The sweep's star brush on a handle that is a winding road with the next stop at its end. */
export function Logo({ look = 'full', name = 'Kehrtour' }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg
        viewBox="0 0 32 32"
        className="size-8 shrink-0"
        {...(look === 'full' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        <g stroke="#b98a2c" strokeWidth="2.25" strokeLinecap="round">
          {BRISTLES.map((angle) => (
            <path key={angle} d="M16 8.4V2.6" transform={`rotate(${angle} 16 12.5)`} />
          ))}
        </g>
        <path
          d="M16 12.5c0 5-7.5 4-7.5 8.6 0 4.2 7.5 2.6 12.2 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="16" cy="12.5" r="2.6" fill="currentColor" />
        <circle cx="24.6" cy="26.6" r="3" fill="#e25a28" />
      </svg>
      {look === 'full' ? <span className="text-lg font-bold tracking-tight">{name}</span> : null}
    </span>
  );
}
