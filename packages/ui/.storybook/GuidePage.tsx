import { Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

import type { Guide } from '../patternlib/pattern.props.ts';

const HEADING = 'mt-8 mb-2 text-xl font-bold tracking-tight';

/** The page to read about one component: what its stories say in `parameters.guide`, its props, all its situations. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const {
    text,
    keys = [],
    reader = [],
    yes = [],
    no = [],
    instead = [],
    also = [],
    english = [],
    status,
    since,
  } = (preparedMeta.parameters['guide'] ?? {}) as Guide;
  return (
    <div className="font-sans text-base text-ink" lang="de">
      <Title />
      {text === undefined ? null : <p className="max-w-prose text-lg text-muted">{text}</p>}
      {status === undefined ? null : (
        <p className="text-sm text-muted">
          {status}, seit Version {since}. Anderswo: {[...english, ...also].join(', ')}
        </p>
      )}
      <Primary />
      <Controls />
      <Points title="Wann nicht" points={instead.map(([when, take]) => `${when}: dann ${take}`)} />
      <Points title="So ja" points={yes} />
      <Points title="So nicht" points={no} />
      <Points title="Tastatur" points={keys.map(([key, does]) => `${key}: ${does}`)} />
      <Points title="Screenreader" points={reader} />
      <Stories title="Situationen" includePrimary={false} />
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h2 className={HEADING}>{title}</h2>
      <ul className="flex max-w-prose list-disc flex-col gap-1 pl-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
