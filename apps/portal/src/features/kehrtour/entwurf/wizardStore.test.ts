import { beforeEach, describe, expect, it } from 'vitest';

import { VORGABEN } from '../../../../test/bauenKehrtour.ts';
import { istUeberholt, offenerWert, useWizardStore } from './wizardStore.ts';

const lies = () => useWizardStore.getState();
const kontakt = { ...VORGABEN.kontakt, alternativen: 5 };

beforeEach(() => useWizardStore.setState({ offen: {}, basis: {} }));

describe('useWizardStore', () => {
  it('keeps input of every draft apart', () => {
    lies().merke('a', 'kontakt', { neu: kontakt, vorher: VORGABEN.kontakt });
    expect(offenerWert(lies(), 'a', 'kontakt')).toEqual(kontakt);
    expect(offenerWert(lies(), 'b', 'kontakt')).toBeUndefined();
  });

  it('notices that a colleague changed the same decision after the first keystroke', () => {
    lies().merke('a', 'kontakt', { neu: kontakt, vorher: VORGABEN.kontakt });
    expect(istUeberholt(lies(), 'a', 'kontakt', VORGABEN)).toBe(false);
    const andere = { ...VORGABEN, kontakt: { ...VORGABEN.kontakt, alternativen: 0 } };
    // The next keystroke sees the colleague's decision already; it is still not the one that was begun from.
    lies().merke('a', 'kontakt', { neu: kontakt, vorher: andere.kontakt });
    expect(istUeberholt(lies(), 'a', 'kontakt', andere)).toBe(true);
  });

  it('does not mind what colleagues decide elsewhere', () => {
    lies().merke('a', 'kontakt', { neu: kontakt, vorher: VORGABEN.kontakt });
    expect(istUeberholt(lies(), 'a', 'kontakt', { ...VORGABEN, reihenfolge: 'meine' })).toBe(false);
  });

  it('forgets what is saved', () => {
    lies().merke('a', 'kontakt', { neu: kontakt, vorher: VORGABEN.kontakt });
    lies().vergiss('a', 'kontakt');
    expect(offenerWert(lies(), 'a', 'kontakt')).toBeUndefined();
    expect(istUeberholt(lies(), 'a', 'kontakt', { ...VORGABEN, kontakt })).toBe(false);
  });
});
