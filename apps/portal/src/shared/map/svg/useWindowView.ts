import { type RefObject, useEffect, useState } from 'react';

import type { MapView2d } from '../map.props.ts';
import { PICTURE_SIZE } from './pictureSize.ts';

/** Pixels of the screen instead of those of the picture, which keeps its shape inside whatever room it has. */
export function useWindowView(
  picture: RefObject<SVGSVGElement | null>,
  projection: MapView2d,
  wanted: boolean,
) {
  const [view, setView] = useState<MapView2d>();
  useEffect(() => {
    const svg = picture.current;
    if (svg === null || !wanted) return undefined;
    const measure = () => {
      const { width, height } = svg.getBoundingClientRect();
      const scale = Math.min(width / PICTURE_SIZE.width, height / PICTURE_SIZE.height);
      const left = (width - PICTURE_SIZE.width * scale) / 2;
      const top = (height - PICTURE_SIZE.height * scale) / 2;
      setView({
        toPixel: (position) => {
          const { x, y } = projection.toPixel(position);
          return { x: left + x * scale, y: top + y * scale };
        },
        toPosition: (x, y) => projection.toPosition((x - left) / scale, (y - top) / scale),
      });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [picture, projection, wanted]);
  return view;
}
