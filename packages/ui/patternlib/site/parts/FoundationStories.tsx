import { useEffect } from 'react';

import type { PatternStory } from '../../pattern.props.ts';
import { componentOf, type StoryModule } from '../../renderStory.tsx';

type FoundationStoriesProps = {
  stories: readonly PatternStory[];
  module: StoryModule;
  /** The one that the address names. */
  wanted: string;
};

/** A foundation is read as one page: all its tables, one below the other. */
export function FoundationStories({ stories, module, wanted }: FoundationStoriesProps) {
  useEffect(() => {
    if (wanted === stories[0]?.id) return undefined;
    // After the router has put the page at its top.
    const frame = requestAnimationFrame(() => document.getElementById(wanted)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [wanted, stories]);
  return stories.map(({ id, label, exportName }) => {
    const Story = componentOf(module, exportName);
    return (
      <div key={id} id={id} className="scroll-mt-4">
        <h2 className="mb-3 text-xl font-bold tracking-tight">{label}</h2>
        <Story />
      </div>
    );
  });
}
