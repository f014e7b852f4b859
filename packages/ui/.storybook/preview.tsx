import './preview.css';
import type { Preview } from '@storybook/react-vite';

import { UiProvider } from '../src/layout/UiProvider.tsx';
import { GuidePage } from './GuidePage.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Hell oder dunkel',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      description: 'Büro oder unterwegs',
      toolbar: { icon: 'grow', items: ['office', 'field'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', density: 'office' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: GuidePage },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      document.documentElement.lang = 'de';
      document.body.dataset['density'] = String(globals['density']);
      // A screen brings what its app puts around it.
      if (String(parameters['fileName']).includes('/apps/')) return <Story />;
      return (
        <UiProvider navigate={() => undefined}>
          <Story />
        </UiProvider>
      );
    },
  ],
};

export default preview;
