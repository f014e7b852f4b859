import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { formatDatum, formatTagLang, formatWochentag } from '@kehrtour/domain/format';
import { KANAL_WORTE } from '@kehrtour/domain/kanal';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { TERMIN_STATUS_NAMEN, type TerminStatus } from '@kehrtour/domain/termin';

import { zeigeKehrtour } from '../kehrtour/zeigeKehrtour.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refused.ts';
import { erzeugeTerminzettel } from '../terminzettel/erzeugeTerminzettel.ts';
import type {
  Aushang,
  Brief,
  Tagesliste,
  Zettel,
  ZettelAuftrag,
  ZettelFormat,
} from '../terminzettel/zettelAuftrag.ts';
import { holeLogo } from '../unternehmen/logo.ts';
import { kurzcodeVon, tokenVon } from '../zugang/zugangscode.ts';
import { codesDerKehrtour, kanaeleDerKehrtour } from './ankuendigung.store.ts';
import { absenderAus, baueZettel } from './baueZettel.ts';
import { anredeFuer, type Empfang, kontaktName, lageText } from './empfang.ts';
import { fensterText } from './fensterText.ts';
import { type Ankuendigungsgrundlage, ladeAnkuendigung } from './ladeAnkuendigung.ts';

type Druck = {
  ctx: StaffCtx;
  grundlage: Ankuendigungsgrundlage;
  tour: Kehrtour;
  codes: ReadonlyMap<string, string>;
  empfaenge: readonly Empfang[];
};

/**
 * The PDF of a round in walking order. Slips and letters are for those who get no mail, unless `alle` asks for everyone;
 * before announcing they are a preview without code.
 */
export async function druckeTerminzettel(
  ctx: StaffCtx,
  id: string,
  format: ZettelFormat,
  alle: boolean,
): Promise<{ pdf: Uint8Array; name: string }> {
  if (!darf(ctx.actor.rolle, format === 'tagesliste' ? 'kehrtour.ansehen-eigene' : 'kehrtour.ankuendigen'))
    throw new Refused('nicht-erlaubt');
  const tour = await zeigeKehrtour(ctx, id);
  const { grundlage, codes, kanaele } = await ctx.transaction(async (tx) => ({
    grundlage: await ladeAnkuendigung(ctx, tx, id),
    codes: new Map((await codesDerKehrtour(tx, id)).map((row) => [row.termin_id, row.id])),
    kanaele: new Map((await kanaeleDerKehrtour(tx, id)).map((row) => [row.termin_id, row.kanal])),
  }));
  const perPost = (empfang: Empfang): boolean =>
    !KANAL_WORTE[(empfang.termin && kanaele.get(empfang.termin.id)) ?? empfang.kanal].gesendet;
  const empfaenge =
    alle || format === 'tagesliste' || format === 'aushang'
      ? grundlage.empfaenge
      : grundlage.empfaenge.filter(perPost);
  const logo = await ladeLogo(ctx, grundlage);
  const mitHoheit = empfaenge.some((empfang) => empfang.besuch.art !== 'frei');
  const nummer = tour.name || `Kehrtour ${tour.nummer}`;
  const pdf = await erzeugeTerminzettel({
    absender: absenderAus(grundlage.rahmen.absender, grundlage.rahmen.addresses, mitHoheit, logo),
    titel: `${TITEL[format]} ${nummer}`,
    erstelltAm: ctx.now(),
    ...inhalt(format, { ctx, grundlage, tour, codes, empfaenge }),
  } as ZettelAuftrag);
  return { pdf, name: `${TITEL[format]} ${nummer}.pdf` };
}

const TITEL: Record<ZettelFormat, string> = {
  a6: 'Terminzettel',
  dinlang: 'Terminzettel',
  a5: 'Terminzettel',
  brief: 'Briefe',
  aushang: 'Aushänge',
  nichtAngetroffen: 'Nicht angetroffen',
  tagesliste: 'Tagesliste',
};

async function ladeLogo(ctx: StaffCtx, grundlage: Ankuendigungsgrundlage): Promise<Uint8Array | undefined> {
  if (grundlage.rahmen.absender.logo_datei_id === null) return undefined;
  // A broken logo costs the logo, never the slips.
  return holeLogo(ctx).catch((fehler: unknown) => {
    if (fehler instanceof Refused && fehler.code === 'nicht-gefunden') return undefined;
    throw fehler;
  });
}

function inhalt(format: ZettelFormat, druck: Druck): object {
  if (format === 'brief')
    return { format, zettel: druck.empfaenge.map((empfang) => alsBrief(empfang, druck)) };
  if (format === 'aushang')
    return {
      format,
      aushaenge: [...Map.groupBy(druck.empfaenge, (empfang) => empfang.halt.halt_id).values()]
        .filter((haus) => haus.length > 1 || (haus[0]?.halt.einheiten.length ?? 0) > 1)
        .map((haus) => alsAushang(haus, druck)),
    };
  if (format === 'nichtAngetroffen')
    return {
      format,
      karten: druck.empfaenge.map((empfang) => {
        const zettel = alsZettel(empfang, druck);
        return {
          empfaenger: zettel.empfaenger,
          liegenschaft: zettel.liegenschaft,
          besuchtAm: `${formatTagLang(empfang.halt.tag)}, ____:____ Uhr`,
          taetigkeiten: zettel.taetigkeiten,
          antwort: zettel.antwort,
          rechtstexte: zettel.rechtstexte,
        };
      }),
    };
  if (format === 'tagesliste')
    return { format, listen: druck.tour.schichten.map((schicht) => alsTagesliste(schicht, druck)) };
  return { format, zettel: druck.empfaenge.map((empfang) => alsZettel(empfang, druck)) };
}

function alsZettel(empfang: Empfang, { ctx, grundlage, codes }: Druck): Zettel {
  const code = empfang.termin ? codes.get(empfang.termin.id) : undefined;
  return baueZettel(
    empfang,
    grundlage.rahmen,
    code
      ? { token: tokenVon(ctx.deps.secrets, code), kurzcode: kurzcodeVon(ctx.deps.secrets, code) }
      : undefined,
  );
}

function alsBrief(empfang: Empfang, druck: Druck): Brief {
  const { kontakt, halt } = empfang;
  const eigene = kontakt !== undefined && kontakt.strasse !== '' && kontakt.plz !== '';
  const name = kontaktName(kontakt) || 'An die Bewohner';
  const absender = druck.grundlage.rahmen.absender;
  return {
    ...alsZettel(empfang, druck),
    anschrift: {
      zusatz: [],
      zeilen: [
        name,
        ...(eigene
          ? [`${kontakt.strasse} ${kontakt.hausnr}`.trim(), `${kontakt.plz} ${kontakt.ort}`]
          : [`${halt.strasse} ${halt.hausnr}`.trim(), `${halt.plz} ${halt.ort}`]),
      ],
    },
    ort: absender.ort || halt.ort,
    datum: formatDatum(druck.grundlage.heute),
    anrede: anredeFuer(kontakt),
    einleitung: 'wir möchten Sie gern an diesem Tag besuchen:',
    gruss: ['Mit freundlichen Grüßen', absender.name],
  };
}

function alsAushang(haus: readonly Empfang[], druck: Druck): Aushang {
  const [erster] = haus;
  if (!erster) throw new Error('a poster needs a house');
  const zettel = alsZettel(erster, druck);
  const { lage: _lage, ...liegenschaft } = zettel.liegenschaft;
  return {
    titel: zettel.titel,
    liegenschaft,
    wann: fensterText(erster.halt.fenster_von, erster.halt.fenster_bis),
    einheiten: haus.map((empfang) => ({
      lage: lageText(empfang.einheit) || 'Haus',
      arbeiten: empfang.besuch.zeilen.map((zeile) => zeile.text).join(', '),
    })),
    vorbereitung: zettel.vorbereitung,
    ...(zettel.zugang ? { zugang: zettel.zugang } : {}),
    rechtstexte: zettel.rechtstexte,
  };
}

function alsTagesliste(schicht: Kehrtour['schichten'][number], druck: Druck): Tagesliste {
  const uhr = (iso: string | null): string => (iso === null ? '' : ortszeitAus(new Date(iso)).uhrzeit);
  const halte = druck.tour.halte
    .filter((halt) => halt.mitarbeiterId === schicht.mitarbeiterId && halt.tag === schicht.tag)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return {
    mitarbeiter: schicht.name,
    wochentag: formatWochentag(schicht.tag),
    datum: formatDatum(schicht.tag),
    beginn: `Beginn ${uhr(schicht.beginn)} Uhr${schicht.start ? ` ab ${schicht.start.name}` : ''}`,
    ende: `Ende ${uhr(schicht.ende)} Uhr`,
    halte: halte.map((halt) => ({
      ankunft: uhr(halt.beginn),
      von: uhr(halt.fensterVon),
      bis: uhr(halt.fensterBis),
      liegenschaft: {
        strasseHausnummer: halt.anschrift,
        plzOrt: halt.ortszeile,
        ...(halt.laufnummer === null ? {} : { nummer: String(halt.laufnummer).replace('.', ',') }),
      },
      ...(halt.name ? { kontakt: halt.name } : {}),
      taetigkeiten: halt.aufgaben.map((aufgabe) => ({
        text: aufgabe.kundentext,
        dauerMinuten: aufgabe.dauerMinuten,
        art: aufgabe.art,
      })),
      ...(halt.notiz ? { notiz: halt.notiz } : {}),
      ...(halt.termin ? { status: TERMIN_STATUS_NAMEN[halt.termin.status as TerminStatus] } : {}),
    })),
  };
}
