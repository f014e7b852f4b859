import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

import { smallPng } from './smallPng.ts';

/** Of a picture at half size: anti-aliasing of a handful of letters, not a moved line. */
const PIXELS_MAX = 24;
const SHARE_MAX = 0.0005;
/** Colour distance below which two pixels count as the same. */
const THRESHOLD = 0.12;

export interface PictureBook {
  /** The Chromium that made the stored pictures; another one draws letters differently. */
  madeWith: string;
  /** Whether a picture taken now is stored or compared. */
  asksForPictures: boolean;
  /** Whether this picture is another one than the stored: nothing that is drawn late should be taken into the book. */
  differs: (name: string, png: Buffer | undefined) => boolean;
  /** What is wrong with this picture; undefined when nothing is, when it is new, or when it was just taken into the book. */
  check: (name: string, png: Buffer | undefined) => string | undefined;
  /** Names of pictures that nobody has stored yet: nothing to compare with, and nothing that broke. */
  fresh: ReadonlySet<string>;
  /** Names of stored pictures that no story has any more. */
  surplus: (names: ReadonlySet<string>) => string[];
}

interface Options {
  folder: string;
  /** Where pictures go that differ. */
  failedFolder: string;
  chromium: string;
  /** Take what differs into the book. */
  refresh: boolean;
  /** Every story is walked: only then the whole book is of this Chromium afterwards. */
  whole: boolean;
}

/** Stored pictures of stories. Those of another Chromium are neither compared nor touched, unless they are refreshed. */
export function openPictures({ folder, failedFolder, chromium, refresh, whole }: Options): PictureBook {
  const stamp = join(folder, 'chromium.txt');
  const madeWith = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '';
  mkdirSync(folder, { recursive: true });
  if (refresh && whole) writeFileSync(stamp, `${chromium}\n`);
  const comparable = madeWith === chromium;
  const fresh = new Set<string>();
  return {
    madeWith,
    asksForPictures: refresh || comparable,
    fresh,
    differs(name, screenshot) {
      const file = join(folder, `${name}.png`);
      if (screenshot === undefined || !existsSync(file)) return false;
      return differenceOf(readFileSync(file), smallPng(screenshot)) !== undefined;
    },
    check(name, screenshot) {
      const file = join(folder, `${name}.png`);
      const stored = existsSync(file);
      if (!stored && !refresh) fresh.add(name);
      if (screenshot === undefined || (!refresh && !(stored && comparable))) return undefined;
      const png = smallPng(screenshot);
      const fault = stored ? differenceOf(readFileSync(file), png) : undefined;
      if (stored && comparable && fault === undefined) return undefined;
      if (!refresh) {
        mkdirSync(failedFolder, { recursive: true });
        writeFileSync(join(failedFolder, `${name}.png`), png);
        return fault;
      }
      writeFileSync(file, png);
      return undefined;
    },
    surplus(names) {
      const left = globSync('*.png', { cwd: folder })
        .map((file) => file.replace(/\.png$/, ''))
        .filter((name) => !names.has(name));
      if (refresh) for (const name of left) rmSync(join(folder, `${name}.png`));
      return refresh ? [] : left;
    },
  };
}

function differenceOf(storedPng: Buffer, shownPng: Buffer): string | undefined {
  if (storedPng.equals(shownPng)) return undefined;
  const stored = PNG.sync.read(storedPng);
  const shown = PNG.sync.read(shownPng);
  const sizes = [stored, shown].map(({ width, height }) => `${width}×${height}`);
  if (sizes[0] !== sizes[1]) return `is ${sizes[1]} pixels large, stored ${sizes[0]}`;
  const { width, height } = stored;
  const marks = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(stored.data, shown.data, marks, width, height, {
    threshold: THRESHOLD,
    diffMask: true,
  });
  return pixels > PIXELS_MAX && isHairline(marks, width)
    ? undefined
    : pixels > Math.max(PIXELS_MAX, stored.width * stored.height * SHARE_MAX)
      ? `differs from its stored picture in ${pixels} pixels`
      : undefined;
}

/** At half size a line of one pixel may fall between two; what moved differs in more than one row and more than one column. */
function isHairline(marks: Buffer, width: number): boolean {
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (let at = 0; at * 4 < marks.length; at += 1) {
    if (marks[at * 4 + 3] === 0) continue;
    rows.add(Math.floor(at / width));
    columns.add(at % width);
  }
  return rows.size === 1 || columns.size === 1;
}
