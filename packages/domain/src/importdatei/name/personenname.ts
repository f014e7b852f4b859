import { type Anrede, ohneNachsatz, type Personenname } from '../../liegenschaft/kontakt.ts';
import { UND } from './bindewort.ts';
import { haengtAnFolge } from './erkenneNamensfolge.ts';
import { BEWOHNER, istFirma } from './firma.ts';
import { istGrad, liesAnrede, ohneAnrede, ohneTitelUndAmt, titelNachVorn } from './namensanfang.ts';
import type { Namensfolge, Namenslesart } from './namensfolge.ts';
import { zerlege } from './namensteile.ts';
import { ERBEN, GESCHWISTER, NIEMAND, ohneVorspann, UND_ANDERE } from './namenszelle.ts';
import { ohneStand } from './stand.ts';
import { ausVersalien, istKlein, istVersal } from './versalien.ts';
import { liesSterbefall, type Sterbefall } from './verstorben.ts';
import { istVorname } from './vornamen.ts';
import { vorsatzZumNamen } from './vorsatz.ts';
import { FUER_MEHRERE, ohneEhefrau, ohneEhewort, zweiLeute, zweiNachnamen } from './zweiLeute.ts';

/** A remark that nobody is called: that somebody is widowed. */
const VERWITWET = /(?:^|[ ,])\(?ww[er]\.\)?(?=$|[ ,])| ?\((?:witwer?|wwe|wwr)\)|^witwe(?= )/i;

/**
 * Parts one name cell: `Escherich, Monika`, `Frau Dr. Monika Escherich`, `Böhm GmbH & Co. KG`. Whose name hangs on an order that
 * nobody knows is greeted without it.
 */
export function liesName(text: string, folge: Namensfolge = 'vornameZuerst', sicher = true): Personenname {
  const zelle = ohneVorspann(text);
  if (NIEMAND.test(zelle)) return { anrede: 'ohne' };
  if (BEWOHNER.test(zelle)) return { anrede: 'ohne', nachname: zelle };
  if (ERBEN.test(zelle))
    return {
      anrede: 'erbengemeinschaft',
      nachname: zelle.replace(/^erb(?:engem|gem|eng)\. ?/i, 'Erbengemeinschaft '),
    };
  const sterbefall = liesSterbefall(zelle);
  if (sterbefall !== undefined) return nachTod(sterbefall, folge, sicher);
  if (istFirma(zelle)) return { anrede: 'firma', firma: zelle.replace(/^(firma|fa\.?)\s+/i, '') };
  const ohneRest = zelle.replace(VERWITWET, ' ').replace(/\s+/g, ' ').trim();
  const ganz = ohneEhewort(ohneVersalien(ohneRest));
  if (GESCHWISTER.test(ganz)) return { anrede: 'ohne', nachname: ganz };
  if (UND_ANDERE.test(ganz)) return { anrede: 'ohne', nachname: ohneAnrede(ganz).rest };
  const { rest: einer, mitEhefrau } = ohneEhefrau(ganz);
  const zwei = mitEhefrau ? undefined : (zweiLeute(ganz) ?? zweiNachnamen(ganz));
  return zwei ?? einName(einer, { folge, sicher, mitEhefrau, zelle });
}

/** Heirs are written to instead of who has died; one of two who is left is not greeted as if there were both. */
function nachTod(sterbefall: Sterbefall, folge: Namensfolge, sicher: boolean): Personenname {
  if ('lebt' in sterbefall) return liesName(sterbefall.lebt, folge, sicher);
  const { titel, vorname, nachname, firma } = liesName(sterbefall.tot, folge, sicher);
  if (firma !== undefined) return { anrede: 'firma', firma };
  if (nachname === undefined) return { anrede: 'ohne' };
  return {
    anrede: 'erbengemeinschaft',
    nachname: ['Erben nach', titel, vorname, nachname].filter(Boolean).join(' '),
  };
}

function einName(
  ganz: string,
  { folge, sicher, mitEhefrau, zelle }: Namenslesart & { mitEhefrau: boolean; zelle: string },
): Personenname {
  const { anrede, rest } = ohneAnrede(ganz);
  const wie = { nachnameZuerst: folge === 'nachnameZuerst', angeredet: anrede !== 'ohne' };
  const vorn = ohneTitelUndAmt(titelNachVorn(rest), wie);
  const { name: genannter, nachsatz } = ohneNachsatz(vorn.rest);
  const { name, stand } = ohneStand(FUER_MEHRERE.includes(anrede) ? mitUnd(genannter) : genannter);
  const zweifelhaft = hatZweifelsKomma(name);
  const { titel, ...teile } = zweifelhaft
    ? { titel: '', vorname: '', nachname: name }
    : vorsatzZumNamen(zerlege(ohneVersalien(name), folge));
  const nachname = [`${teile.nachname}${stand}`, nachsatz].filter(Boolean).join(' ');
  const titelDavor = [vorn.titel, titel].filter(Boolean).join(' ');
  const klar = !istGrad(teile.nachname) && !zweifelhaft;
  const genannt = mitEhefrau ? 'herrUndFrau' : anredeFuer(klar ? anrede : 'ohne', teile.vorname, zelle);
  return {
    anrede: sicher || !haengtAnFolge(ganz) ? genannt : 'ohne',
    ...(titelDavor === '' ? {} : { titel: titelDavor }),
    ...benannt(teile.vorname, nachname),
  };
}

/** `Eheleute Huber Karl, Anna`: the comma stands for an und. */
function mitUnd(text: string): string {
  const [davor = '', danach = '', ...mehr] = text.split(/ ?, ?/);
  return mehr.length === 0 && nenntVorUndNachname(davor.split(' ')) && istVorname(danach)
    ? `${davor} und ${danach}`
    : text;
}

/** `Mayr Johann, Stoiber`: first and family name stand before it, and what stands behind it nobody knows. */
function hatZweifelsKomma(name: string): boolean {
  const komma = name.indexOf(',');
  if (komma < 0) return false;
  const [davor, danach] = [name.slice(0, komma), name.slice(komma + 1)].map((teil) => teil.trim().split(' '));
  return (
    nenntVorUndNachname(davor ?? []) && !(danach ?? []).some((wort) => istVorname(wort) || istGrad(wort))
  );
}

const nenntVorUndNachname = (woerter: readonly string[]): boolean =>
  woerter.length > 1 && woerter.some(istVorname) && !woerter.every(istVorname);

/** Nobody of two is greeted alone; a widow is a woman, whichever word says it. */
function anredeFuer(anrede: Anrede, vorname: string, zelle: string): Anrede {
  if (anrede === 'herr' || anrede === 'frau')
    return vorname.split(' ').some((wort) => UND.test(wort) || sagtAnderes(wort, anrede)) ? 'ohne' : anrede;
  const verwitwet = anrede === 'ohne' ? VERWITWET.exec(zelle)?.[0] : undefined;
  if (verwitwet === undefined) return anrede;
  return /wwr|witwer/i.test(verwitwet) ? 'herr' : 'frau';
}

/** `Herr Dr. Frau Kern`: nobody can tell which of the two was meant. */
function sagtAnderes(wort: string, anrede: Anrede): boolean {
  const andere = liesAnrede(wort);
  return andere !== undefined && andere !== anrede;
}

/** A remark in brackets stays as it is: `(EG)` is no name. */
const ohneVersalien = (text: string): string =>
  istVersal(text) || istKlein(text) ? text.replace(/^[^(]+/, (davor) => ausVersalien(davor)) : text;

function benannt(vorname: string, nachname: string): Pick<Personenname, 'vorname' | 'nachname'> {
  return {
    ...(vorname === '' ? {} : { vorname }),
    ...(nachname === '' ? {} : { nachname }),
  };
}
