import { Feldbote } from './bote.ts';
import { vergissEntwuerfe } from './entwuerfe.ts';
import { istWartend } from './marke.ts';
import { oeffneSpeicher, zuletztDa } from './speicher.ts';
import { handyuhr } from './uhr.ts';

/** How many facts of whoever used the page of the field here last have not been sent; none where this browser keeps nothing. */
export async function wartendeMeldungen(): Promise<number> {
  const zuletzt = await zuletztDa();
  if (!zuletzt) return 0;
  const speicher = await oeffneSpeicher(zuletzt.person);
  return (await speicher.marken()).filter(istWartend).length;
}

/** Whoever logs out takes her day along: nobody finds it here afterwards. What was not sent stays, sealed, for her next login. */
export async function vergissHeute(): Promise<void> {
  vergissEntwuerfe();
  const zuletzt = await zuletztDa();
  if (!zuletzt) return;
  const speicher = await oeffneSpeicher(zuletzt.person);
  await new Feldbote(speicher, () => null, handyuhr).beende();
  await speicher.raeume();
}
