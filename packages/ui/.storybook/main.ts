import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';

/** The walk by day builds those files that it looks at. */
const some = process.env['STORY_FILES']?.split(',').map((file) => `../../../${file}`);

const config: StorybookConfig = {
  // Screens of the apps stand beside the components they are made of.
  stories: some ?? ['../src/**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'],
  // The walk through the stories reads no pages.
  addons: ['@storybook/addon-a11y', ...(process.env['STORIES_ONLY'] ? [] : ['@storybook/addon-docs'])],
  // A picture that a page of customers asks the API for.
  staticDirs: ['./static'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), react(), tailwindcss()] }),
};

export default config;
