/** @module-tag night */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, it } from 'vitest';

import { typeAgain, TypedTexts } from './typedText.ts';

/** Every form that a story of the portal shows; the page of the field keeps its own drafts. */
const STORIES = import.meta.glob<Record<string, unknown>>([
  '../../features/**/*.stories.tsx',
  '!../../features/heute/**',
]);
const TEXT = 'input[type="text"], input:not([type]), input[type="email"], input[type="tel"], textarea';
/** Fewer would mean that pages did not come. */
const AT_LEAST = 60;

afterEach(cleanup);

const isStory = (value: unknown): value is () => ReactNode => typeof value === 'function';

/** Waits until nothing changes any more: the answers of stories are there at once. */
async function settle(): Promise<void> {
  for (let round = 0, still = 0, before = ''; round < 80 && still < 3; round += 1) {
    await act(() => new Promise((done) => setTimeout(done, 4)));
    const now = document.body.innerHTML;
    still = now === before && !now.includes('Wird geladen') ? still + 1 : 0;
    before = now;
  }
}

const firstField = (): HTMLInputElement | HTMLTextAreaElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT)].find(
    (field) =>
      !field.readOnly &&
      !field.disabled &&
      field.autocomplete !== 'one-time-code' &&
      field.closest('[role="search"], [aria-hidden="true"]') === null,
  );

let tried = 0;
async function tryStory(name: string, story: () => ReactNode): Promise<void> {
  const Story = (): ReactNode => story();
  render(<Story />);
  await settle();
  const field = firstField();
  if (field === undefined) return cleanup();
  tried += 1;
  const texts = new TypedTexts(document);
  const unwatch = texts.watch();
  act(() => field.focus());
  const value = field.inputMode === 'numeric' ? '7' : `${field.value}x`;
  fireEvent.input(field, { target: { value } });
  const taken = texts.take();
  unwatch();
  expect(taken, name).toMatchObject([{ value, label: expect.stringMatching(/./) }]);
  cleanup();
  render(<Story />);
  await settle();
  let left = taken;
  act(() => void (left = typeAgain(document, taken)));
  // What does not stand in its field again is there to be read.
  if (left.length === 0) expect(firstField()?.value, name).toBe(value);
  else expect(left, name).toEqual(taken);
  return cleanup();
}

for (const [file, load] of Object.entries(STORIES))
  it(`keeps what is typed: ${file.replace('../../features/', '')}`, async () => {
    for (const [name, story] of Object.entries(await load()))
      if (name !== 'default' && isStory(story)) await tryStory(name, story);
  });

afterAll(() => expect(tried).toBeGreaterThan(AT_LEAST));
