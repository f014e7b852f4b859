import { Link } from 'react-router';

type WayProps = { steps: readonly { text: string; to: string }[] };

/** The way up from here. */
export function Way({ steps }: WayProps) {
  return (
    <nav aria-label="Weg hierher" className="mb-2">
      <ol className="flex flex-wrap gap-x-2 text-sm text-muted">
        {steps.map(({ text, to }) => (
          <li key={to} className="flex gap-2 after:content-['›'] last:after:content-none">
            <Link
              to={to}
              className="rounded-sm text-muted underline decoration-line underline-offset-3 hover:text-ink hover:decoration-accent"
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
