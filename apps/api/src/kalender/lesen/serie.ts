import { type Ausnahme, nimmAusnahmen, type Reihe } from './ausnahmen.ts';
import { type Eintrag, endeVon, hoechstens } from './eintrag.ts';
import type { Lesestand } from './lesestand.ts';
import { liesRegel, type Regel } from './regel.ts';
import { TAG_MS, wiederhole } from './wiederhole.ts';
import { liesAbschnitt, liesZeit, tagIn, tagVon, type Zeitwert } from './zeitwert.ts';

/** Steps of one series: one of each minute of a year fits, one of each second does not. */
const SCHRITTE_MAX = 600_000;

type Haupt = Eintrag & { readonly beginn: Zeitwert };

/**
 * The busy times of an entry with all its dates: its begin, its rules and extra dates, without what is taken out, moved or called
 * off. `ausnahmen` are the single dates of its UID; what they take out here is marked in them.
 */
export function liesSerie(haupt: Haupt, ausnahmen: readonly Ausnahme[], stand: Lesestand): void {
  const { zone, wand } = haupt.beginn;
  const reihe = nimmAusnahmen(haupt.beginn, ausnahmen);
  const { ab, bis } = weite(haupt, ausnahmen, stand);
  const ausgenommen = ausnahmetage(haupt, { ab, bis }, stand);
  const nimmZeit = (wandzeit: number, ende?: number): void => {
    const instant = zone.instant(wandzeit);
    if (reihe.ersetzt(instant, wandzeit) || ausgenommen(instant, wandzeit)) return;
    zeigeZeit(haupt, reihe, { wand: wandzeit, instant, ende }, stand);
  };
  // The begin is the first date, whether the rule meets it or not (RFC 5545 §3.8.5.3).
  nimmZeit(wand);
  for (const { wert, roh } of haupt.zeilen.filter((zeile) => zeile.name === 'RRULE' && zeile.wert !== '')) {
    const gelesen = liesRegel(wert);
    if (!gelesen?.ganz) stand.funde.merke('unlesbare-eintraege', haupt.titel, roh);
    if (!gelesen) continue;
    const letzte = bisWann(gelesen.regel, haupt, stand);
    const gang = {
      regel: gelesen.regel,
      beginn: wand,
      ganzerTag: haupt.beginn.ganzerTag,
      ab,
      bis: Math.min(bis, letzte.wand),
      gesamt: stand.schritte,
    };
    const ganz = wiederhole({ ...gang, schritteMax: SCHRITTE_MAX }, (eine) => {
      if (eine !== wand && zone.instant(eine) <= letzte.instant) nimmZeit(eine);
    });
    if (!ganz) stand.funde.merke('zu-viele-wiederholungen', haupt.titel, roh);
  }
  zusatztermine(haupt, stand, nimmZeit);
}

/** One date of the series, moved where all after a date were moved. */
function zeigeZeit(
  haupt: Haupt,
  reihe: Reihe,
  { wand, instant, ende }: { wand: number; instant: number; ende: number | undefined },
  stand: Lesestand,
): void {
  const { zone } = haupt.beginn;
  const seit = reihe.seit(instant);
  if (!seit) {
    if (haupt.belegt) stand.zeiten.nimm(instant, ende ?? endeVon(haupt.laenge, zone, wand));
    return;
  }
  if (!seit.eintrag.belegt) return;
  const [laenge, beginn] = [seit.eintrag.laenge, (seit.amTag ? tagVon(wand) : wand) + seit.verschoben];
  stand.zeiten.nimm(zone.instant(beginn), endeVon(laenge, zone, beginn));
}

/** Dates of the series that can matter: those whose time, or moved time, lies in the span, and those that single dates speak of. */
function weite(
  haupt: Haupt,
  ausnahmen: readonly Ausnahme[],
  { spanne }: Lesestand,
): { ab: number; bis: number } {
  const { zone } = haupt.beginn;
  let [ab, bis] = [zone.wand(spanne.von) - hoechstens(haupt.laenge), zone.wand(spanne.bis) + TAG_MS];
  for (const { eintrag, wert, undDanach } of ausnahmen) {
    const verschoben =
      undDanach && eintrag.beginn ? Math.abs(eintrag.beginn.instant - wert.instant) + TAG_MS : 0;
    if (undDanach) ab -= verschoben + hoechstens(eintrag.laenge);
    bis += verschoben;
    // Whether a date that moved here from afar was one of the series is worth a look.
    const { beginn } = eintrag;
    if (
      !beginn ||
      beginn.instant >= spanne.bis ||
      endeVon(eintrag.laenge, beginn.zone, beginn.wand) <= spanne.von
    )
      continue;
    ab = Math.min(ab, zone.wand(wert.instant) - TAG_MS);
    bis = Math.max(bis, zone.wand(wert.instant) + TAG_MS);
  }
  return { ab, bis };
}

/** Until when a rule goes: a day includes all of it, a time in UTC is an instant, one without a zone is of the series' own clock (§3.3.10). */
function bisWann(
  regel: Regel,
  { beginn, titel, zeilen }: Haupt,
  { zonen, funde }: Lesestand,
): { wand: number; instant: number } {
  const endlos = { wand: Infinity, instant: Infinity };
  if (regel.bis === undefined) return endlos;
  const bis = liesZeit(regel.bis, {}, { ...zonen, schwebend: beginn.zone });
  if (!bis) {
    // Nobody knows of an end that cannot be read whether it has come.
    funde.merke('unlesbare-eintraege', titel, zeilen.find(({ name }) => name === 'RRULE')?.roh ?? '');
    return endlos;
  }
  if (bis.ganzerTag) return { wand: bis.wand + TAG_MS - 1, instant: Infinity };
  if (!bis.inUtc) return { wand: bis.wand, instant: Infinity };
  return { wand: beginn.zone.wand(bis.instant) + TAG_MS, instant: bis.instant };
}

/** Which dates are taken out: by instant, by the day where either side says only a day, and by the rules of RFC 2445. */
function ausnahmetage(
  haupt: Haupt,
  { ab, bis }: { ab: number; bis: number },
  stand: Lesestand,
): (instant: number, wand: number) => boolean {
  const { zonen, funde, schritte } = stand;
  const zeiten = new Set<number>();
  const tage = new Set<number>();
  const { beginn, titel, zeilen } = haupt;
  const eigene = { ...zonen, schwebend: beginn.zone };
  for (const { wert, parameter, roh } of zeilen.filter(({ name }) => name === 'EXDATE'))
    for (const text of wert.split(/[,;]/).filter((einer) => einer.trim() !== '')) {
      const zeit = liesZeit(text.split('/')[0] ?? '', parameter, eigene);
      if (!zeit) funde.merke('unlesbare-eintraege', titel, roh);
      else if (zeit.ganzerTag || beginn.ganzerTag) tage.add(tagIn(zeit, beginn));
      else zeiten.add(zeit.instant);
    }
  for (const { wert } of zeilen.filter(({ name }) => name === 'EXRULE')) {
    const regel = liesRegel(wert)?.regel;
    if (!regel) continue;
    const letzte = bisWann(regel, haupt, stand);
    const gang = {
      regel,
      beginn: beginn.wand,
      ganzerTag: beginn.ganzerTag,
      ab,
      bis: Math.min(bis, letzte.wand),
      gesamt: schritte,
    };
    wiederhole({ ...gang, schritteMax: SCHRITTE_MAX }, (wand) => zeiten.add(beginn.zone.instant(wand)));
  }
  return (instant, wand) => zeiten.has(instant) || (tage.size > 0 && tage.has(tagVon(wand)));
}

/** Extra dates: times, days at the time of the series, and periods with an end of their own (RFC 5545 §3.8.5.2). */
function zusatztermine(
  haupt: Haupt,
  { zonen, funde }: Lesestand,
  nimmZeit: (wand: number, ende?: number) => void,
): void {
  const { beginn, titel } = haupt;
  const eigene = { ...zonen, schwebend: beginn.zone };
  const zeitAmTag = beginn.wand - tagVon(beginn.wand);
  for (const { wert, parameter, roh } of haupt.zeilen.filter(({ name }) => name === 'RDATE'))
    for (const text of wert.split(/[,;]/).filter((einer) => einer.trim() !== '')) {
      const abschnitt = text.includes('/') ? liesAbschnitt(text, parameter, eigene) : undefined;
      const zeit = abschnitt?.beginn ?? liesZeit(text.split('/')[0] ?? '', parameter, eigene);
      if (!zeit || (text.includes('/') && !abschnitt)) funde.merke('unlesbare-eintraege', titel, roh);
      if (!zeit) continue;
      if (beginn.ganzerTag && !abschnitt) nimmZeit(tagIn(zeit, beginn));
      else if (zeit.ganzerTag) nimmZeit(zeit.wand + zeitAmTag, abschnitt?.ende);
      else nimmZeit(beginn.zone.wand(zeit.instant), abschnitt?.ende);
    }
}
