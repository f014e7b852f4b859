import { showStories } from '@kehrtour/testkit/showStories.tsx';

showStories(import.meta.glob<Record<string, unknown>>('../src/**/*.stories.tsx', { eager: true }));
