import { useEffect, useRef, useState } from 'react';

import type { Turned } from '../../frame/frameMessages.ts';
import { readMessage } from '../../frame/frameMessages.ts';
import type { ViewSettings } from '../../viewSettings.ts';
import { FRAMED, queryOf } from '../../viewSettings.ts';
import { useBoxWidth } from './useBoxWidth.ts';

type PreviewProps = {
  address: string;
  title: string;
  settings: ViewSettings;
  fullscreen: boolean;
  /** The HTML of a light part, whenever it changes. */
  onMarkup: (markup: string) => void;
};

const HEIGHT_MIN_PX = 120;
const HEIGHT_MAX_PX = 1200;
const PAGE_HEIGHT_PX = { phone: 844, desk: 800 };
const PHONE_BELOW_PX = 640;

/** The story in a window of its own, so that it answers to the width that was chosen, and not to this page. */
export function Preview({ address, title, settings, fullscreen, onMarkup }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [contentPx, setContentPx] = useState(HEIGHT_MIN_PX);
  // The first settings open the frame; later ones are told to it, so that nothing loads again.
  const [source] = useState(() => {
    const query = queryOf({ ...settings, width: undefined });
    query.set(FRAMED, '');
    return `${address}?${query}`;
  });
  const roomPx = useBoxWidth(box);
  const widthPx = settings.width ?? roomPx;
  const scale = widthPx > roomPx && roomPx > 0 ? roomPx / widthPx : 1;
  const pagePx = widthPx < PHONE_BELOW_PX ? PAGE_HEIGHT_PX.phone : PAGE_HEIGHT_PX.desk;
  const heightPx = fullscreen ? pagePx : Math.min(Math.max(contentPx, HEIGHT_MIN_PX), HEIGHT_MAX_PX);
  const { theme, density } = settings;
  const args = JSON.stringify(settings.args);

  useEffect(() => {
    const message: Turned = { pattern: 'turned', theme, density, args: JSON.parse(args) as Turned['args'] };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [theme, density, args]);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readMessage(event);
      if (event.source !== frame.current?.contentWindow) return;
      if (message?.pattern === 'measured') setContentPx(message.heightPx);
      if (message?.pattern === 'drawn') onMarkup(message.markup);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onMarkup]);

  return (
    <div className="bg-sunken">
      <div ref={box} className="overflow-clip" style={{ height: heightPx * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and its origin: a sandbox that allows both is none */}
        <iframe
          ref={frame}
          src={source}
          title={`Vorschau ${title}`}
          className={`mx-auto block border-0 bg-page ${settings.width === undefined ? '' : 'shadow-sm'}`}
          style={{
            width: settings.width === undefined ? '100%' : widthPx,
            height: heightPx,
            transformOrigin: 'top left',
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
        />
      </div>
      {scale === 1 ? null : (
        <p className="border-t border-line px-4 py-1 text-xs text-muted">
          {widthPx} px breit, hier auf {Math.round(scale * 100)} % verkleinert
        </p>
      )}
    </div>
  );
}
