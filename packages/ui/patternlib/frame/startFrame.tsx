import { createRoot } from 'react-dom/client';

import { UiProvider } from '../../src/layout/UiProvider.tsx';
import { loadAbout } from '../aboutModules.ts';
import { findStory } from '../catalog.ts';
import { componentOf } from '../renderStory.tsx';
import { applyTheme, settingsOf } from '../viewSettings.ts';
import { reportHeight } from './reportHeight.ts';
import { reportMarkup } from './reportMarkup.ts';
import { StoryStage } from './StoryStage.tsx';

/** One story alone on its page, as wide as the frame is: the preview of the site, and what a test may open. */
export async function startFrame(): Promise<void> {
  const settings = settingsOf(new URLSearchParams(location.search));
  applyTheme(document.documentElement, settings.theme);
  const place = document.getElementById('app');
  const [, , categoryId, subcategoryId, id] = location.pathname.split('/');
  const found = findStory({ categoryId, subcategoryId, id: id || undefined });
  if (!place || !found) return;
  document.title = `${found.pattern.name}: ${found.story.label}`;
  stayHere();
  const isScreen = found.pattern.file.startsWith('apps/');
  if (isScreen) await import('./screens.css');
  const { loadStories } = await loadAbout(found.pattern.file);
  const Story = componentOf(await loadStories(), found.story.exportName);
  const stage = (
    <StoryStage Story={Story} settings={settings} padded={!isScreen && !found.pattern.fullscreen} />
  );
  // A screen brings what its app puts around it.
  createRoot(place).render(isScreen ? stage : <UiProvider navigate={() => undefined}>{stage}</UiProvider>);
  reportHeight();
  if (found.pattern.file.startsWith('packages/ui/src/plain/')) reportMarkup(place);
}

/** A story shows links and forms but leads nowhere. */
function stayHere(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
}
