import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { applyTheme } from '../viewSettings.ts';
import type { ViewSettings } from '../viewSettings.ts';
import { readMessage } from './frameMessages.ts';

type StoryStageProps = {
  Story: ComponentType<Record<string, unknown>>;
  settings: ViewSettings;
  /** Air around what does not fill the window by itself. */
  padded: boolean;
};

/** Holds the story and turns it as the site says. */
export function StoryStage({ Story, settings, padded }: StoryStageProps) {
  const [{ args, density }, turn] = useState({ args: settings.args, density: settings.density });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readMessage(event);
      if (message?.pattern !== 'turned') return;
      applyTheme(document.documentElement, message.theme);
      turn({ args: message.args, density: message.density });
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <div
      data-stage
      {...(density === 'unterwegs' ? { 'data-density': 'field' } : {})}
      className={padded ? 'p-4 sm:p-6' : ''}
    >
      <Story {...args} />
    </div>
  );
}
