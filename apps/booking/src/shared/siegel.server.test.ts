import { describe, expect, it, vi } from 'vitest';

import { oeffne, versiegle } from './siegel.server.ts';

const gesagt = { strasse: 'Hardtstraße', notiz: 'Bitte klingeln 🔔'.repeat(50) };

describe('the seal around what a visitor has said', () => {
  it('gives back what went in', () => {
    expect(oeffne(versiegle(gesagt))).toEqual(gesagt);
  });

  it('shows nothing of it in the address, and never looks the same twice', () => {
    const [eines, anderes] = [versiegle(gesagt), versiegle(gesagt)];
    expect(eines).not.toBe(anderes);
    expect(eines).toMatch(/^[\w-]+$/);
    expect(Buffer.from(eines, 'base64url').toString('latin1')).not.toContain('Hardt');
  });

  it('keeps even a long note short enough for an address', () => {
    expect(versiegle({ notiz: 'Das Haus steht hinten links. 🏠 '.repeat(31) }).length).toBeLessThan(4_000);
  });

  it('opens nothing that was changed, cut off, or made elsewhere', () => {
    const siegel = versiegle(gesagt);
    const geaendert = siegel.replace(/^./, (zeichen) => (zeichen === 'x' ? 'y' : 'x'));
    for (const falsch of ['', 'x', siegel.slice(0, 30), geaendert, 'a'.repeat(400)])
      expect(oeffne(falsch)).toBeUndefined();
    expect(oeffne(siegel)).toEqual(gesagt);
  });

  it('is opened by another process of the same installation, and by no other installation', async () => {
    const mitSchluessel = async (key: string) => {
      vi.resetModules();
      vi.stubEnv('SECRET_KEY', key);
      return import('./siegel.server.ts');
    };
    const einer = await mitSchluessel('ein Schlüssel, den nur diese Häuser kennen');
    const siegel = einer.versiegle(gesagt);
    const zweiter = await mitSchluessel('ein Schlüssel, den nur diese Häuser kennen');
    expect(zweiter.oeffne(siegel)).toEqual(gesagt);
    const fremder = await mitSchluessel('ein ganz anderer Schlüssel, irgendwo anders');
    expect(fremder.oeffne(siegel)).toBeUndefined();
    vi.unstubAllEnvs();
  });
});
