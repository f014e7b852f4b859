import { describe, expect, it, vi } from 'vitest';

import { loadOnce } from './loadOnce.ts';

const URL_OF_FILE = '/content/db-0a1b2c3d.json';
const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value;
const json = (body: unknown) => Response.json(body);
const html = (status = 200) =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });

function server(...answers: Response[]) {
  return vi.fn<typeof fetch>(async () => answers.shift() ?? json({ text: 'da' }));
}

describe('loadOnce', () => {
  it('L18 rejects an answer of 500 with its address, and the next question tries again', async () => {
    const fetch = server(html(500));
    const load = loadOnce(URL_OF_FILE, isText, fetch);
    await expect(load()).rejects.toThrow(`${URL_OF_FILE}: HTTP 500`);
    expect(await load()).toEqual({ text: 'da' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('L18 rejects a page of HTML that came with 200, and the next question tries again', async () => {
    const load = loadOnce(URL_OF_FILE, isText, server(html()));
    await expect(load()).rejects.toThrow('„text/html“ statt JSON');
    expect(await load()).toEqual({ text: 'da' });
  });

  it.each([
    ['JSON of another kind', json({ other: 1 })],
    ['broken JSON', new Response('{"text"', { headers: { 'content-type': 'application/json' } })],
  ])('L18 rejects %s', async (_, answer) => {
    const load = loadOnce(URL_OF_FILE, isText, server(answer));
    await expect(load()).rejects.toThrow('nicht der erwartete Inhalt');
  });

  it('L19 downloads once for five first questions at once, and never again', async () => {
    const fetch = server();
    const load = loadOnce(URL_OF_FILE, isText, fetch);
    const answers = await Promise.all(Array.from({ length: 5 }, load));
    expect(new Set(answers).size).toBe(1);
    await load();
    expect(fetch).toHaveBeenCalledOnce();
  });
});
