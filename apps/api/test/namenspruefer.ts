import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { sql } from '../src/platform/db/sql.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';

type Gesagt = { readonly woher: string; readonly text: string };

/**
 * Whom the notices of an announced round name, read back from its mails and its slips: of a Feuerstättenschau who drives there
 * and everybody else who may do one, of all other work nobody (§ 3 Abs. 1 Satz 2 KÜO). `schau` says of which stops it is one,
 * `schauende` who may do one.
 */
export async function namensfehler(
  { api, betrieb }: { readonly api: TestApi; readonly betrieb: TestBetrieb },
  kehrtour: Kehrtour,
  {
    schau,
    schauende,
  }: { readonly schau: ReadonlySet<string>; readonly schauende: ReadonlyMap<string, string> },
): Promise<{ fehler: string[]; gelesen: number }> {
  const dran = kehrtour.halte.filter(({ ausgelassen }) => !ausgelassen);
  const ansagen = [
    ...(await mailsVon(betrieb, kehrtour.id)),
    ...(await zettelVon(api, betrieb, kehrtour.id)),
  ];
  const fehler: string[] = [];
  let gelesen = 0;
  for (const halt of dran) {
    // `Hardtstraße 1` is not `Hardtstraße 12`.
    const hier = new RegExp(`${halt.anschrift.split(',')[0] ?? ''}(?!\\d)`);
    const dafuer = ansagen.filter(({ text }) => hier.test(text));
    if (!dafuer.some(({ woher }) => woher === 'slip')) fehler.push(`${halt.anschrift}: no slip to read`);
    const fahrer =
      kehrtour.schichten.find(({ mitarbeiterId }) => mitarbeiterId === halt.mitarbeiterId)?.name ?? '?';
    const erwartet = new Set([fahrer, ...schauende.values()]);
    for (const { woher, text } of dafuer) {
      gelesen += 1;
      const satz = /Es kommt (?:eine dieser Personen: )?([^.]*)\./.exec(text)?.[1];
      const namen = new Set(satz?.split(/, | oder /));
      const stimmt = schau.has(halt.id)
        ? namen.size === erwartet.size && [...erwartet].every((name) => namen.has(name))
        : satz === undefined;
      if (!stimmt)
        fehler.push(
          `${halt.anschrift}, ${woher}: names ${satz ?? 'nobody'}, should name ${[...erwartet].join(', ')} (${schau.has(halt.id)})`,
        );
    }
  }
  return { fehler, gelesen };
}

const mailsVon = async ({ ctx }: TestBetrieb, kehrtourId: string): Promise<Gesagt[]> =>
  (
    await ctx.transaction((tx) =>
      tx.rows<{ text: string }>(sql`select o.nachricht ->> 'text' as text from ankuendigung a
        join ausgang o on o.unternehmen_id = a.unternehmen_id and o.id = a.ausgang_id
        where a.kehrtour_id = ${kehrtourId} and o.nachricht ? 'betreff'`),
    )
  ).map(({ text }) => ({ woher: 'mail', text }));

/** Four slips are on a sheet; each begins with the company. */
async function zettelVon(api: TestApi, { token }: TestBetrieb, kehrtourId: string): Promise<Gesagt[]> {
  const { statusCode, rawPayload } = await api.app.inject({
    method: 'GET',
    url: `/kehrtouren/${kehrtourId}/terminzettel?format=a6&alle=1`,
    headers: { authorization: `Bearer ${token.buero}` },
  });
  if (statusCode !== 200) return [];
  const blatt = await getDocument({ data: new Uint8Array(rawPayload) }).promise;
  const seiten: string[] = [];
  for (let nummer = 1; nummer <= blatt.numPages; nummer += 1) {
    const { items } = await (await blatt.getPage(nummer)).getTextContent();
    seiten.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return seiten
    .flatMap((seite) => seite.replaceAll(/\s+/g, ' ').split(/(?=Betrieb [0-9a-f]{8} Schornsteinfeger)/))
    .map((text) => ({ woher: 'slip', text }));
}
