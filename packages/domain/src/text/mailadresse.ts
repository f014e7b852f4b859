/** Longest address that a mail server takes (RFC 5321 §4.5.3.1), its parts before and behind the `@`, and a part of its domain (RFC 1035). */
const LAENGSTE = { adresse: 254, vorne: 64, wirt: 253, teil: 63 };
/** Signs of a name in RFC 5322 §3.2.3, in runs that dots part. */
const VORNE = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

/** What a schema says of it to programs; `istMailadresse` knows the rest. */
export const MAILMUSTER = /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\/]+\.[^\s@,;:<>"()[\]\\/.]{2,}$/;

/**
 * Whether mail can be sent to an address: import, office, booking, interface and sign-in ask here. The name holds the signs of RFC 5322
 * and no umlauts, which few servers take (RFC 6531); the domain may be written with umlauts (RFC 5890), and its lengths count as it travels.
 * Quoted names and numbers in place of a domain belong to no customer.
 */
export function istMailadresse(adresse: string): boolean {
  if (!MAILMUSTER.test(adresse)) return false;
  const stelle = adresse.lastIndexOf('@');
  const vorne = adresse.slice(0, stelle);
  const wirt = mailwirt(adresse.slice(stelle + 1));
  if (!VORNE.test(vorne) || vorne.length > LAENGSTE.vorne || wirt === undefined) return false;
  return vorne.length + 1 + wirt.length <= LAENGSTE.adresse;
}

/** A domain as it travels, in ASCII (RFC 5890): `müller.de` is `xn--mller-kva.de`. Undefined for what is none. */
export function mailwirt(text: string): string | undefined {
  const teile = text.normalize('NFKC').toLowerCase().split('.');
  const gute = teile.every((teil) => /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(teil));
  // What ends in a number is the address of a machine.
  if (!gute || teile.length < 2 || /^\d/.test(teile.at(-1) ?? '') || text.length > LAENGSTE.wirt)
    return undefined;
  const reisend = teile.map(alsAscii);
  const wirt = reisend.join('.');
  return reisend.every((teil) => teil.length <= LAENGSTE.teil) && wirt.length <= LAENGSTE.wirt
    ? wirt
    : undefined;
}

/**
 * An address with its domain as people write it: some browsers hand over `eva@xn--mller-kva.de` where `eva@müller.de` was typed, and
 * both are one.
 */
export function lesbareMailadresse(adresse: string): string {
  const stelle = adresse.lastIndexOf('@') + 1;
  const teile = adresse.slice(stelle).split('.');
  return (
    adresse.slice(0, stelle) +
    teile.map((teil) => (teil.startsWith('xn--') ? ausAscii(teil) : teil)).join('.')
  );
}

/** Punycode (RFC 3492) with the numbers of its section 5. */
const PUNY = { basis: 36, kleinstes: 1, groesstes: 26, schiefe: 38, daempfung: 700, anfang: 72, ab: 128 };
const ziffer = (wert: number): string => String.fromCodePoint(wert < 26 ? 97 + wert : 22 + wert);

function alsAscii(teil: string): string {
  const zeichen = [...teil].map((eines) => eines.codePointAt(0) ?? 0);
  const einfache = zeichen.filter((eines) => eines < PUNY.ab);
  if (einfache.length === zeichen.length) return teil;
  let aus = einfache.length === 0 ? '' : `${String.fromCodePoint(...einfache)}-`;
  let [grenze, abstand, neigung] = [PUNY.ab, 0, PUNY.anfang];
  for (let fertig = einfache.length; fertig < zeichen.length;) {
    const naechstes = zeichen.reduce(
      (kleinstes, eines) => (eines >= grenze && eines < kleinstes ? eines : kleinstes),
      Infinity,
    );
    abstand += (naechstes - grenze) * (fertig + 1);
    grenze = naechstes;
    for (const eines of zeichen) {
      if (eines < grenze) abstand += 1;
      if (eines !== grenze) continue;
      aus += ziffern(abstand, neigung);
      neigung = neueNeigung(abstand, fertig + 1, fertig === einfache.length);
      abstand = 0;
      fertig += 1;
    }
    abstand += 1;
    grenze += 1;
  }
  return `xn--${aus}`;
}

/** What is no name in these letters stays as it is. */
function ausAscii(teil: string): string {
  const stelle = Math.max(3, teil.lastIndexOf('-'));
  const zeichen = Array.from(teil.slice(4, Math.max(4, stelle)), (eines) => eines.codePointAt(0) ?? 0);
  let [grenze, ort, neigung] = [PUNY.ab, 0, PUNY.anfang];
  for (let at = stelle + 1; at < teil.length && teil.length <= LAENGSTE.teil;) {
    const vorher = ort;
    for (let [gewicht, k] = [1, PUNY.basis]; ; k += PUNY.basis) {
      const wert = Number.parseInt(teil[at] ?? '', 36);
      at += 1;
      // Letters come before digits there, and behind them here.
      const zahl = wert < 10 ? wert + 26 : wert - 10;
      if (Number.isNaN(wert) || ort > 0x10_ff_ff * LAENGSTE.teil) return teil;
      ort += zahl * gewicht;
      const schwelle = Math.min(PUNY.groesstes, Math.max(PUNY.kleinstes, k - neigung));
      if (zahl < schwelle) break;
      gewicht *= PUNY.basis - schwelle;
    }
    const anzahl = zeichen.length + 1;
    neigung = neueNeigung(ort - vorher, anzahl, vorher === 0);
    grenze += Math.floor(ort / anzahl);
    ort %= anzahl;
    if (grenze > 0x10_ff_ff) return teil;
    zeichen.splice(ort, 0, grenze);
    ort += 1;
  }
  const name = String.fromCodePoint(...zeichen);
  return mailwirt(`${name}.de`) === `${teil}.de` ? name : teil;
}

function ziffern(zahl: number, neigung: number): string {
  let [rest, aus] = [zahl, ''];
  for (let stelle = PUNY.basis; ; stelle += PUNY.basis) {
    const schwelle = Math.min(PUNY.groesstes, Math.max(PUNY.kleinstes, stelle - neigung));
    if (rest < schwelle) return aus + ziffer(rest);
    const spanne = PUNY.basis - schwelle;
    aus += ziffer(schwelle + ((rest - schwelle) % spanne));
    rest = Math.floor((rest - schwelle) / spanne);
  }
}

function neueNeigung(abstand: number, anzahl: number, erstes: boolean): number {
  let rest = Math.floor(abstand / (erstes ? PUNY.daempfung : 2));
  rest += Math.floor(rest / anzahl);
  const spanne = PUNY.basis - PUNY.kleinstes;
  let stelle = 0;
  for (; rest > (spanne * PUNY.groesstes) / 2; stelle += PUNY.basis) rest = Math.floor(rest / spanne);
  return stelle + Math.floor(((spanne + 1) * rest) / (rest + PUNY.schiefe));
}
