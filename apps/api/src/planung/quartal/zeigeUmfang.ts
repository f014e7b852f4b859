import type { Quartalsauswahl, Quartalsumfang } from '@kehrtour/contract/quartal';
import { darf } from '@kehrtour/domain/rolle';
import { darfFeuerstaettenschau } from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { ladeQuartal, type Quartalsgrundlage } from '../quartalsproblem/ladeQuartal.ts';
import { imZeitraum, leererInhalt } from '../quartalsproblem/quartal.problem.ts';
import { abwesendeTage } from '../quartalsproblem/quartalsschichten.ts';
import { ladeSchauquote } from './ladeSchauquote.ts';

/** From the yard and back, and from street to street: what a day of house visits needs besides (minutes a person's day). */
const WEGE_MINUTEN_JE_TAG = 30;

/** What a selection means, before anything is reckoned. */
export async function zeigeUmfang(ctx: StaffCtx, auswahl: Quartalsauswahl): Promise<Quartalsumfang> {
  if (!darf(ctx.actor.rolle, 'kehrtour.planen')) throw new Refused('nicht-erlaubt');
  const grundlage = await ladeQuartal(ctx, auswahl);
  const { besuche } = grundlage;
  const { teile, schichten } = leererInhalt(grundlage);
  const arbeitMinuten = Math.round(teile.reduce((summe, { sekunden }) => summe + sekunden, 0) / 60);
  const moeglichMinuten = Math.round(
    schichten.reduce((summe, { platzSekunden }) => summe + platzSekunden, 0) / 60,
  );
  const jeTag = schichten.length > 0 ? moeglichMinuten / schichten.length : 0;
  const personentageNoetig = jeTag > WEGE_MINUTEN_JE_TAG ? arbeitMinuten / (jeTag - WEGE_MINUTEN_JE_TAG) : 0;
  return {
    besuche: besuche.length,
    haeuser: new Set(besuche.map(({ haus }) => haus.id)).size,
    strassen: new Set(besuche.map(({ haus }) => `${haus.ort}|${haus.strasse}`)).size,
    feuerstaettenschauen: besuche.filter(({ besuch }) => besuch.schau).length,
    schauquote: await ladeSchauquote(ctx, grundlage.betrieb.einstellungen),
    abgelaufen: besuche.filter(({ besuch }) => besuch.frist < auswahl.von).length,
    schonVerplant: grundlage.schonVerplant,
    arbeitMinuten,
    noetigMinuten: Math.round(arbeitMinuten + personentageNoetig * WEGE_MINUTEN_JE_TAG),
    moeglichMinuten,
    personentageNoetig: Math.ceil(personentageNoetig * 10) / 10,
    personentageMoeglich: schichten.length,
    fruehestens: grundlage.fruehestens,
    feiertage: imZeitraum(grundlage),
    taetigkeiten: taetigkeitenMitZahl(grundlage),
    orte: orteMitZahl(grundlage),
    mitarbeiter: grundlage.fahrer.map((person) => ({
      id: person.id,
      name: `${person.vorname} ${person.nachname}`.trim(),
      farbe: person.farbe,
      darfFeuerstaettenschau: darfFeuerstaettenschau(person),
      tage: grundlage.alleTage.filter(
        ({ schicht, freiMinuten }) => schicht.fahrer.id === person.id && freiMinuten > 0,
      ).length,
      abwesendTage: abwesendeTage(grundlage, person),
    })),
  };
}

function taetigkeitenMitZahl({
  taetigkeiten,
  aufgabenJe,
}: Quartalsgrundlage): Quartalsumfang['taetigkeiten'] {
  return taetigkeiten.flatMap(({ id, name }) => {
    const aufgaben = aufgabenJe.get(id) ?? 0;
    return aufgaben === 0 ? [] : [{ id, name, aufgaben }];
  });
}

function orteMitZahl({ alle }: Quartalsgrundlage): Quartalsumfang['orte'] {
  const haeuser = new Map([...new Set(alle.map(({ haus }) => haus))].map((haus) => [haus.id, haus.ort]));
  return [...Map.groupBy(haeuser.values(), (ort) => ort)]
    .map(([ort, viele]) => ({ ort, haeuser: viele.length }))
    .toSorted((a, b) => a.ort.localeCompare(b.ort, 'de'));
}
