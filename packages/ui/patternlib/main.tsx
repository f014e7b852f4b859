import './patternlib.css';
import '@kehrtour/shell/shell.css';
import { startSite } from './site/startSite.tsx';
import { FRAMED } from './viewSettings.ts';

if (new URLSearchParams(location.search).has(FRAMED)) {
  // The reload guard asks before the frame's own part is there.
  document.documentElement.dataset['app'] = 'started';
  void import('./frame/startFrame.tsx').then(({ startFrame }) => startFrame());
} else startSite();
