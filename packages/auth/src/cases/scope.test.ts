import { describe, expect, it } from 'vitest';

import { scopeHas } from '../core/scope.ts';
import { EVA, World } from './world.ts';

describe('I scopes', () => {
  it('I01 a list names its scopes', () => {
    expect(scopeHas(['a', 'b'], 'a')).toBe(true);
    expect(scopeHas(['a', 'b'], 'zzz')).toBe(false);
  });

  it('I02 an object holds flags with dotted names', () => {
    const scope = { a: true, b: { c: 1 } };
    expect([scopeHas(scope, 'a'), scopeHas(scope, 'b.c'), scopeHas(scope, 'zzz')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('I03 a word is that word only', () => {
    expect(scopeHas('irgendwas', 'a')).toBe(false);
    expect(scopeHas('a b', 'b')).toBe(true);
  });

  it.each([undefined, null, '', 0, []])('I04 the scope %j names nothing', (scope) => {
    expect(scopeHas(scope, 'a')).toBe(false);
  });

  it('I05 nobody logged in has a scope', async () => {
    const tab = await new World().open('/oeffentlich');
    expect(tab.auth.hasScope('mitarbeiter')).toBe(false);
    await tab.auth.login('mitarbeiter', EVA);
    expect(tab.auth.hasScope('mitarbeiter')).toBe(true);
    await tab.auth.logout();
    expect(tab.auth.hasScope('mitarbeiter')).toBe(false);
  });

  it('I06 only what the object itself holds counts', () => {
    expect(scopeHas({}, 'constructor')).toBe(false);
    expect(scopeHas({}, '__proto__')).toBe(false);
    expect(scopeHas({ a: {} }, 'a.constructor')).toBe(false);
  });
});

describe('J errors', () => {
  it('J03 a failing login is told for the request and for the login', async () => {
    expect(await methodsOfFailingLogin('POST /api/mitarbeiter/anmelden', { status: 401 })).toEqual([
      'request',
      'login',
    ]);
  });

  it('tells a failing user call for the request, the user and the login', async () => {
    const methods = await methodsOfFailingLogin('GET /api/mitarbeiter', { status: 500 });
    expect(methods).toEqual(['request', 'fetchUser', 'login']);
  });

  it('J04 a missing user is told for the user and for the login', async () => {
    expect(await methodsOfFailingLogin('GET /api/mitarbeiter', { body: {} })).toEqual(['fetchUser', 'login']);
  });

  it('J05 a listener that fails itself disturbs nothing', async () => {
    const world = new World();
    const tab = await world.open('/anmelden');
    tab.auth.onError(() => {
      throw new Error('Zuhörer kaputt');
    });
    world.server.say('POST /api/mitarbeiter/anmelden', { status: 401 }, {});
    await expect(tab.auth.login('mitarbeiter', EVA)).rejects.toMatchObject({ status: 401 });
    await tab.auth.login('mitarbeiter', EVA);
    expect(tab.auth.state.loggedIn).toBe(true);
  });
});

async function methodsOfFailingLogin(call: string, answer: object): Promise<string[]> {
  const world = new World();
  const tab = await world.open('/anmelden');
  world.server.say(call, answer);
  const methods: string[] = [];
  tab.auth.onError((_, { method }) => methods.push(method));
  await tab.auth.login('mitarbeiter', EVA).catch(() => undefined);
  return methods;
}
