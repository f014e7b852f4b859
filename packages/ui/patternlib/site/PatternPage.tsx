import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { usePageTitle } from '@kehrtour/shell/usePageTitle.tsx';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';

import { addressOf, type Found } from '../catalog.ts';
import type { PatternAbout } from '../pattern.props.ts';
import type { StoryModule } from '../renderStory.tsx';
import { jsxOf } from './jsxOf.ts';
import { AuditReport } from './parts/AuditReport.tsx';
import { CodeToCopy } from './parts/CodeToCopy.tsx';
import { EntryHistory } from './parts/EntryHistory.tsx';
import { EntryState } from './parts/EntryState.tsx';
import { FoundationStories } from './parts/FoundationStories.tsx';
import { GuideNotes } from './parts/GuideNotes.tsx';
import { Knobs } from './parts/Knobs.tsx';
import { Preview } from './parts/Preview.tsx';
import { PropsTable } from './parts/PropsTable.tsx';
import { Uses } from './parts/Uses.tsx';
import { ViewSwitches } from './parts/ViewSwitches.tsx';
import { Way } from './parts/Way.tsx';
import { useSettingsQuery, useViewSettings } from './useViewSettings.ts';

const Markup = lazyPart(() => import('./parts/Markup.tsx').then(({ Markup: part }) => part));

type PatternData = Found & {
  about: PatternAbout;
  /** Of a foundation: it is shown on this page and not in a frame. */
  foundation?: StoryModule;
};

/** One situation of one pattern, or a foundation as a whole: to see, to turn, to copy, to read about. */
export function PatternPage() {
  const { category, pattern, story, about, foundation } = useLoaderData<PatternData>();
  const query = useSettingsQuery();
  usePageTitle(`${pattern.name}: ${story.label}`);
  return (
    <>
      <Way
        steps={[
          { text: 'Musterbuch', to: `/patternlib${query}` },
          { text: category.name, to: addressOf(category) + query },
        ]}
      />
      <h1 className="text-2xl font-bold tracking-tight wrap-break-word">{pattern.name}</h1>
      {pattern.text === '' ? null : <p className="mt-2 max-w-2xl text-lg text-muted">{pattern.text}</p>}
      <EntryState guide={about.guide} />
      <Situations {...{ category, pattern, story }} query={query} />
      {foundation ? (
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12">
          <FoundationStories stories={pattern.stories} module={foundation} wanted={story.id} />
          <Notes about={about} />
        </div>
      ) : (
        <Situation {...{ category, pattern, story, about }} />
      )}
    </>
  );
}

/** The situation in a window of its own, with knobs, code and everything that the sources know. */
function Situation({ category, pattern, story, about }: Found & { about: PatternAbout }) {
  const [settings, change] = useViewSettings();
  const text = about.stories[story.exportName];
  const [markup, setMarkup] = useState('');
  const code =
    text?.args && about.component ? jsxOf(about.component, text.args, settings.args) : (text?.source ?? '');
  return (
    <>
      <section aria-label="Ansicht" className="mt-4 overflow-clip rounded-lg border border-line bg-surface">
        <ViewSwitches settings={settings} onChange={change} />
        <Preview
          key={`${pattern.file}#${story.exportName}`}
          address={addressOf(category, pattern, story)}
          title={`${pattern.name}: ${story.label}`}
          settings={settings}
          fullscreen={pattern.fullscreen}
          onMarkup={setMarkup}
        />
        {text?.args ? (
          <Knobs
            rows={about.tables[0]?.rows ?? []}
            sources={text.args}
            turned={settings.args}
            onTurn={(args) => change({ args })}
          />
        ) : null}
      </section>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12">
        <CodeToCopy id="code" title="Code" code={code} before={about.imports} file={pattern.file} />
        {about.plain && markup !== '' ? <Markup markup={markup} /> : null}
        <Notes about={about} />
        {about.tables.map((table) => (
          <PropsTable key={table.component} table={table} />
        ))}
        {about.component === undefined || pattern.file.startsWith('apps/') ? null : (
          <Uses uses={about.uses} />
        )}
        <AuditReport audit={about.audits[story.exportName]} madeWith={about.auditedWith} />
      </div>
    </>
  );
}

function Notes({ about }: { about: PatternAbout }) {
  return (
    <>
      <GuideNotes guide={about.guide} />
      {about.guide.status === undefined ? null : <EntryHistory {...about} />}
    </>
  );
}

/** Every situation of the pattern, one step away. */
function Situations({ category, pattern, story, query }: Found & { query: string }) {
  return (
    <nav aria-label="Situationen" className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {pattern.stories.map((one) => (
          <li key={one.id}>
            <Link
              to={addressOf(category, pattern, one) + query}
              preventScrollReset
              aria-current={one.id === story.id ? 'page' : undefined}
              className="flex min-h-control-sm items-center rounded-full border border-line bg-surface px-3 text-sm text-ink no-underline hover:border-edge aria-[current=page]:border-accent aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-on-accent"
            >
              {one.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
