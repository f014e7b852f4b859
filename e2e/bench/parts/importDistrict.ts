import { randomUUID } from 'node:crypto';

import { call, work } from './calls.ts';
import { DEMO } from './logIn.ts';

/** A district comes in the way every district does: as a file. Answers the office's token. */
export async function importDistrict(origin: string, houses: number): Promise<string> {
  const { accessToken } = await call<{ accessToken: string }>(origin, '', '/mitarbeiter/anmelden', {
    method: 'POST',
    body: DEMO,
  });
  const form = new FormData();
  form.append('datei', new Blob([districtFile(houses)], { type: 'text/csv' }), 'bezirk.csv');
  const response = await fetch(`${origin}/api/importe`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() },
    body: form,
  });
  const { id } = (await response.json()) as { id: string };
  const version = async () =>
    (await call<{ version: number }>(origin, accessToken, `/importe/${id}`)).version;
  await work(origin, accessToken, `/importe/${id}/pruefen`);
  await work(origin, accessToken, `/importe/${id}/uebernehmen`, { version: await version() });
  return accessToken;
}

function districtFile(houses: number): string {
  const names = ['Hardt', 'Markt', 'Müller', 'Pegnitz', 'Kirch', 'Schloss', 'Bahnhof'];
  const rows = Array.from({ length: houses }, (_, index) => {
    const street = `${names[index % names.length]}straße ${Math.floor(index / (names.length * 45)) + 1}. Zeile`;
    const lat = (49.5 + (index % 71) * 0.0007).toFixed(6);
    const lon = (11.2 + (index % 67) * 0.0009).toFixed(6);
    return `${index + 1000};B-${index};${street};${(index % 45) + 1};91207;Lauf;Escherich${index};Monika;Kehrung;01.01.2027;${String((index % 27) + 1).padStart(2, '0')}.03.2027;${lat};${lon}`;
  });
  return [
    'Lfd. Nr.;Objekt-ID;Straße;Hausnr.;PLZ;Ort;Nachname;Vorname;Tätigkeit;Frist von;Frist bis;Breitengrad;Längengrad',
    ...rows,
  ].join('\r\n');
}
