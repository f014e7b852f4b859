import type { ReactNode } from 'react';

export type AbschnittProps = { titel: string; hinweis: string; level: 3 | 4; children: ReactNode };

/** One direction of a person's calendar. */
export function Abschnitt({ titel, hinweis, level, children }: AbschnittProps) {
  const Title = level === 3 ? 'h3' : 'h4';
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Title className="font-semibold">{titel}</Title>
        {/* Said once on the page; the cards of the others are short. */}
        {level === 3 ? <p className="text-sm text-muted">{hinweis}</p> : null}
      </div>
      {children}
    </div>
  );
}
