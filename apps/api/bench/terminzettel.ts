/** usage: time and size of 200 slips per format; the first run warms up */
import { performance } from 'node:perf_hooks';

import { erzeugeTerminzettel } from '../src/terminzettel/erzeugeTerminzettel.ts';
import {
  beispielAbsender,
  beispielBeides,
  beispielFeuerstaettenschau,
  beispielZettel,
} from '../test/beispielAuftrag.ts';

const zettel = Array.from({ length: 200 }, (_, i) => {
  const antwort = {
    url: `https://termin.musterbach.example/termin?code=${String(i).padStart(4, '0')}vQ8xT1mWbR5yHn0LdCg`,
    code: `K7WM-${String(4000 + i)}`,
    kurzadresse: 'termin.musterbach.example',
  };
  const abweichend = {
    antwort,
    liegenschaft: { strasseHausnummer: `Hersbrucker Straße ${i + 1}`, plzOrt: '91299 Musterbach' },
  };
  return (
    [beispielZettel, beispielBeides, beispielFeuerstaettenschau][i % 3]?.(abweichend) ??
    beispielZettel(abweichend)
  );
});

const kopf = {
  absender: beispielAbsender,
  titel: 'Terminzettel',
  erstelltAm: new Date('2026-09-20T06:00:00Z'),
};

for (const format of ['a6', 'a6', 'a5', 'dinlang'] as const) {
  const beginn = performance.now();
  const cpu = process.cpuUsage();
  let laengsterBogen = 0;
  let letzter = beginn;
  const pdf = await erzeugeTerminzettel(
    { ...kopf, format, zettel },
    {
      fortschritt: () => {
        laengsterBogen = Math.max(laengsterBogen, performance.now() - letzter);
        letzter = performance.now();
      },
    },
  );
  const ms = Math.round(performance.now() - beginn);
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = Math.round((user + system) / 1000);
  const kb = Math.round(pdf.byteLength / 1024);
  console.log(
    `${format.padEnd(8)} 200 Zettel  ${ms} ms (CPU ${cpuMs} ms)  ${kb} kB  längster Bogen ${Math.round(laengsterBogen)} ms`,
  );
}
