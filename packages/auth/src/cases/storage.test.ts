import { describe, expect, it } from 'vitest';

import { EVA, World } from './world.ts';

describe('B storage', () => {
  it('B05 after logout no cookie holds a token, the strategy stays', async () => {
    const world = new World();
    const tab = await world.loggedIn();
    await tab.auth.logout();
    expect([...world.jar.values.keys()]).toEqual(['auth.strategy']);
  });

  it('B06 without cookies the session lives in memory, with one warning', async () => {
    const world = new World();
    world.jar.on = false;
    const tab = await world.open('/anmelden');
    await tab.auth.login('mitarbeiter', EVA);
    await tab.auth.requests('/api/kehrtouren');
    expect(world.server.calls.at(-1)?.authorization).toBe('Bearer zeichen');
    const afterReload = await world.open('/kunden');
    expect(afterReload.auth.state.loggedIn).toBe(false);
    expect(world.warnings.length).toBeLessThanOrEqual(2); // one per loaded page
  });

  it('B09 a login answer without token is refused and leaves no cookie', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    world.server.say('POST /api/mitarbeiter/anmelden', { body: { etwas: 'anderes' } });
    await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toMatchObject({ name: 'AuthAnswerError' });
    expect([...world.jar.values.keys()]).toEqual(['auth.strategy']);
  });

  it('B11 the user is never written to a cookie', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    world.server.say('GET /api/mitarbeiter', {
      body: { mitarbeiter: { id: 'm-1', notiz: 'x'.repeat(10_000) } },
    });
    await tab.auth.login('mitarbeiter', EVA);
    expect(tab.auth.state.loggedIn).toBe(true);
    expect(world.jar.written.join()).not.toContain('xxxx');
  });

  it.each(['/kunden', '//evil.example'])(
    'B12 going home takes the remembered page %s away',
    async (stored) => {
      const world = new World();
      world.jar.set('auth.redirect', stored);
      const tab = await world.open('/anmelden');
      await tab.auth.login('mitarbeiter', EVA);
      expect(world.jar.values.has('auth.redirect')).toBe(false);
    },
  );
});
