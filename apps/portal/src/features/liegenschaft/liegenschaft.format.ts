import type { Ampel } from '@kehrtour/contract/aufgabe';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import type { Liegenschaft, Nutzungseinheit } from '@kehrtour/contract/liegenschaft';
import { formatDatum, formatTag } from '@kehrtour/domain/format';
import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tone } from '@kehrtour/ui/look/tone';

const AMPEL_TON: Record<Ampel, Tone> = {
  ueberfaellig: 'danger',
  rot: 'danger',
  orange: 'warning',
  gelb: 'warning',
  gruen: 'success',
  spaeter: 'neutral',
  erledigt: 'success',
};

/** The Frist that presses most, in a few words. */
export function fristText({ ampel, frist }: Pick<LiegenschaftPunkt, 'ampel' | 'frist'>): {
  tone: Tone;
  text: string;
} {
  if (ampel === null || frist === null) return { tone: 'neutral', text: 'nichts offen' };
  const wort = { ueberfaellig: 'abgelaufen', spaeter: 'später,' }[String(ampel)] ?? 'bis';
  return { tone: AMPEL_TON[ampel], text: `${wort} ${formatTag(frist)}` };
}

export const ampelTon = (ampel: Ampel): Tone => AMPEL_TON[ampel];

type Anschrift = Pick<Liegenschaft, 'strasse' | 'hausnr'> & { hausnrZusatz?: string };
/** `Hardtstraße 12 a` */
export function anschrift({ strasse, hausnr, hausnrZusatz = '' }: Anschrift): string {
  return `${strasse} ${hausnr}${hausnrZusatz}`.trim();
}

/** `2. OG links`, else its name, else its number. */
export function einheitText({
  nummer,
  geschoss,
  lage,
  bezeichnung,
}: Omit<Nutzungseinheit, 'id' | 'aktiv'>): string {
  const ort = [geschoss, lage].filter((teil) => teil !== '').join(' ');
  const name = [ort, bezeichnung].filter((teil) => teil !== '').join(', ');
  return name === '' ? `Einheit ${nummer}`.trim() : name;
}

export function kontaktName({
  vorname,
  nachname,
  firma,
}: Pick<Kontakt, 'vorname' | 'nachname' | 'firma'>): string {
  const person = [vorname, nachname].filter((teil) => teil !== '').join(' ');
  return [person, firma].filter((teil) => teil !== '').join(', ');
}

const LAGE: Record<NonNullable<Liegenschaft['ortQuelle']>, string> = {
  datei: 'aus der Datei',
  karte: 'aus dem Kartenauszug',
  dienst: 'vom Adressdienst',
  interpoliert: 'zwischen Nachbarhäusern geschätzt',
  hand: 'von Hand gesetzt',
};
export function lageText({
  koordinaten,
  ortQuelle,
}: Pick<Liegenschaft, 'koordinaten' | 'ortQuelle'>): string {
  if (koordinaten === null) return 'noch nicht auf der Karte';
  return ortQuelle === null ? 'auf der Karte' : LAGE[ortQuelle];
}

/** What somebody has said of each messenger; none where nobody ever said anything of it. */
export function einwilligungstexte({ messenger }: Pick<Kontakt, 'messenger'>): string[] {
  return MESSENGER.flatMap((eines) => {
    const einwilligung = messenger[eines]?.einwilligung;
    if (!einwilligung) return [];
    const am = (zeitpunkt: string): string => formatDatum(ortszeitAus(new Date(zeitpunkt)).tag);
    const { erteiltAm, herkunft, widerrufenAm, widerrufenVon } = einwilligung;
    const { name, keine } = MESSENGER_WORTE[eines];
    if (widerrufenAm === null) return [`${name} erlaubt seit ${am(erteiltAm)}: ${herkunft}`];
    const wie = widerrufenVon === 'kunde' ? 'selbst abbestellt' : 'im Büro vermerkt';
    return [`Möchte keine ${keine} mehr, seit ${am(widerrufenAm)} (${wie})`];
  });
}
