import { describe, expect, it, vi } from 'vitest';

import { pagePayload, type PayloadSources } from './pagePayload.ts';

function sources(own: Partial<PayloadSources<string>> = {}) {
  return {
    address: '/preise',
    manifest: vi.fn(async () => ['/', '/preise']),
    payload: vi.fn(async () => 'payload'),
    live: vi.fn(async () => 'live'),
    ...own,
  };
}

describe('pagePayload', () => {
  it('L16 uses the payload of a route in the manifest, and does not call the live loader', async () => {
    const page = sources();
    expect(await pagePayload(page)).toBe('payload');
    expect(page.live).not.toHaveBeenCalled();
  });

  it('L17 loads live what the manifest does not list, without asking for a payload', async () => {
    const page = sources({ address: '/blog/ganz-neu' });
    expect(await pagePayload(page)).toBe('live');
    expect(page.payload).not.toHaveBeenCalled();
  });

  it('L17 loads live when the payload is gone, and shows no error', async () => {
    const gone = vi.fn(async () => Promise.reject(new Error('404')));
    expect(await pagePayload(sources({ payload: gone }))).toBe('live');
    expect(gone).toHaveBeenCalledOnce();
  });

  it('L17 loads live when even the manifest cannot be had', async () => {
    const manifest = () => Promise.reject(new Error('offline'));
    expect(await pagePayload(sources({ manifest }))).toBe('live');
  });

  it('fails with the reason of the live loader when that was the last way', async () => {
    const page = sources({ address: '/blog/erfunden', live: () => Promise.reject(new Error('not found')) });
    await expect(pagePayload(page)).rejects.toThrow('not found');
  });
});
