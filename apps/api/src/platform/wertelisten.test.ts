import { readFile } from 'node:fs/promises';

import { ANLAGEARTEN, BAUWEISEN, BENUTZUNGEN, BRENNSTOFFE } from '@kehrtour/domain/anlage/anlage';
import { BESTAETIGENDE } from '@kehrtour/domain/buchung/buchung';
import { DOKUMENTTYPEN } from '@kehrtour/domain/datei/dokument';
import { LOGO_STAENDE } from '@kehrtour/domain/datei/logo';
import {
  GLEICHEWAHLEN,
  IMPORT_STATUS,
  IMPORTARTEN,
  IMPORTBEFUNDE,
} from '@kehrtour/domain/importdatei/importauftrag';
import {
  ORDNERARTEN,
  ORDNERDATEI_STAENDE,
  ORDNERFEHLER,
  ORDNERHALTE,
  ORDNERSCHRITTE,
} from '@kehrtour/domain/importdatei/importordner';
import { KEHRTOUR_STATUS } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { ABMELDUNGSENTSCHEIDE } from '@kehrtour/domain/liegenschaft/abmeldung';
import { DATENHERKUENFTE, KONTAKTARTEN, KONTAKTROLLEN } from '@kehrtour/domain/liegenschaft/kontakt';
import {
  EXPORTWAHLEN,
  LIEGENSCHAFT_STATUS,
  LIEGENSCHAFTROLLEN,
  LIEGENSCHAFTTYPEN,
  ORTQUELLEN,
} from '@kehrtour/domain/liegenschaft/liegenschaft';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { ANRUFERGEBNISSE } from '@kehrtour/domain/nachweis/antwortstand';
import { ZUSTELLUNGSARTEN } from '@kehrtour/domain/nachweis/zustellung';
import { GEBIETSARTEN, GEBIETSSEITEN } from '@kehrtour/domain/ort/gebiet';
import { AENDERUNGSURSACHEN, AUSFALLVORSCHLAEGE } from '@kehrtour/domain/planung/aenderung';
import { EINGANGSARTEN, RECHNUNGSARTEN } from '@kehrtour/domain/rechnung/rechnung';
import { UEBERGABE_BESTAETIGENDE } from '@kehrtour/domain/recht/bezirksuebergabe';
import { BUNDESLANDKUERZEL } from '@kehrtour/domain/recht/bundesland';
import { ROLLEN } from '@kehrtour/domain/rolle';
import { AUFGABE_STATUS_GESPEICHERT } from '@kehrtour/domain/taetigkeit/aufgabe';
import { BESUCHSARTEN } from '@kehrtour/domain/taetigkeit/besuch';
import { ONLINEBUCHUNGEN, QUALIFIKATIONEN, TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { FELDARTEN, FELDERGEBNISSE, FELDGRUENDE, FELDKLAERUNGEN } from '@kehrtour/domain/termin/feldmeldung';
import { MANGEL_GESAGT, MANGELARTEN } from '@kehrtour/domain/termin/mangel';
import { RUECKMELDENDE, RUECKMELDUNGSARTEN } from '@kehrtour/domain/termin/rueckmeldungsart';
import {
  BESUCHSAUSGAENGE,
  AUFGEHOBENE,
  BUCHUNGSHERKUENFTE,
  ONLINEHERKUENFTE,
  STATUS_NACH_BESTAETIGUNG,
  TERMIN_QUELLEN,
  TERMIN_STATUS,
} from '@kehrtour/domain/termin/termin';
import { WUNSCH_STATUS } from '@kehrtour/domain/termin/terminwunsch';
import { FREIGABE_ENDEN } from '@kehrtour/domain/unternehmen/faktorfreigabe';
import { LINKZWECKE, STRATEGIEN, ZUGANGSARTEN } from '@kehrtour/domain/unternehmen/konto';
import { MITARBEITERANREDEN, MITARBEITERQUALIFIKATIONEN } from '@kehrtour/domain/unternehmen/mitarbeiter';
import {
  PARTNER_BEENDENDE,
  PARTNER_UMGEBUNGEN,
  PARTNERABRUFE,
  WEBHOOKARTEN,
} from '@kehrtour/domain/unternehmen/partner';
import { TARIF_IDS } from '@kehrtour/domain/unternehmen/tarif';
import { VERLAUF } from '@kehrtour/domain/verlauf/verlauf';
import { ERSATZGRUENDE, ERSATZWEGE } from '@kehrtour/domain/versand/ersatzweg';
import {
  ANKUENDIGUNGSARTEN,
  KANAELE,
  NACHRICHTENKANAELE,
  WIDERRUFENDE,
  WUNSCHKANAELE,
} from '@kehrtour/domain/versand/kanal';
import { VERSAND_STATUS, VERSANDWEGE, VORGANG_STATUS } from '@kehrtour/domain/versand/vorgang';
import { ZAHLUNGSARTEN } from '@kehrtour/domain/zahlung/zahlungsart';
import { BELEGUNGSARTEN, PLATZARTEN } from '@kehrtour/domain/zeiten/zeitgrundlage';
import { HALBTAGSNAMEN } from '@kehrtour/domain/zeitfenster';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FreshDb, freshDb } from '../../test/freshDb.ts';

/** Every column whose words are a closed list; the contract reads and writes them with the same lists. */
const WERTE: Record<string, readonly string[]> = {
  'aenderung.ursache': AENDERUNGSURSACHEN,
  'aenderung.vorschlag': AUSFALLVORSCHLAEGE,
  'ankuendigung.art': ANKUENDIGUNGSARTEN,
  'ankuendigung.kanal': KANAELE,
  'ankuendigung.rechtsart': BESUCHSARTEN,
  'anlage.art': ANLAGEARTEN,
  // Nothing said is no word.
  'anlage.bauweise': BAUWEISEN.filter((bauweise) => bauweise !== ''),
  'anlage.benutzung': BENUTZUNGEN.filter((benutzung) => benutzung !== ''),
  'anlage.brennstoff': BRENNSTOFFE.filter((brennstoff) => brennstoff !== ''),
  'anmeldung.strategie': STRATEGIEN,
  'anruf.ergebnis': ANRUFERGEBNISSE,
  'aufgabe.status': AUFGABE_STATUS_GESPEICHERT,
  'ausgang.status': VERSAND_STATUS,
  'ausgang.weg': VERSANDWEGE,
  'belegung.art': BELEGUNGSARTEN,
  'bezirksuebergabe.bestaetigt_von': UEBERGABE_BESTAETIGENDE,
  'buchung.bestaetigt_durch': BESTAETIGENDE,
  'buchung.nach_bestaetigung': STATUS_NACH_BESTAETIGUNG,
  'buchung.herkunft': BUCHUNGSHERKUENFTE,
  'dokument.typ': DOKUMENTTYPEN,
  'einmalcode.zweck': LINKZWECKE,
  'einwilligung.messenger': MESSENGER,
  'einwilligung.widerrufen_von': WIDERRUFENDE,
  'ersatzweg.grund': ERSATZGRUENDE,
  'ersatzweg.weg': ERSATZWEGE,
  'exportentscheid.wahl': EXPORTWAHLEN,
  'faktorfreigabe.ende': FREIGABE_ENDEN,
  'feldklaerung.wahl': FELDKLAERUNGEN,
  'feldmeldung.art': FELDARTEN,
  'feldmeldung.ergebnis': FELDERGEBNISSE,
  'feldmeldung.grund': FELDGRUENDE,
  'gebiet.art': GEBIETSARTEN,
  'gebiet.seite': GEBIETSSEITEN,
  'importauftrag.art': IMPORTARTEN,
  'importauftrag.status': IMPORT_STATUS,
  'importordner.art': ORDNERARTEN,
  'importordner.fehler': ORDNERFEHLER,
  'importordnerdatei.halt': ORDNERHALTE,
  'importordnerdatei.stand': ORDNERDATEI_STAENDE,
  'importordnerdatei.weiter': ORDNERSCHRITTE,
  'importzeile.befund': IMPORTBEFUNDE,
  'kehrtour.status': KEHRTOUR_STATUS,
  'kontakt.art': KONTAKTARTEN,
  'kontakt.bescheid_zuerst': WUNSCHKANAELE,
  'kontakt.datenherkunft': DATENHERKUENFTE,
  'liegenschaft.ort_quelle': ORTQUELLEN,
  'liegenschaft.rolle': LIEGENSCHAFTROLLEN,
  'liegenschaft.status': LIEGENSCHAFT_STATUS,
  'liegenschaft.typ': LIEGENSCHAFTTYPEN,
  'liegenschaft_kontakt.rolle': KONTAKTROLLEN,
  'mangel.art': MANGELARTEN,
  'mangel.gesagt': MANGEL_GESAGT,
  'mitarbeiter.qualifikation': MITARBEITERQUALIFIKATIONEN,
  'mitarbeiter.rolle': ROLLEN,
  'partner_app.umgebung': PARTNER_UMGEBUNGEN,
  'partnerabruf.was': PARTNERABRUFE,
  'partnermeldung.art': WEBHOOKARTEN,
  'partnertoken.gleiche': GLEICHEWAHLEN,
  'partnerverbindung.beendet_von': PARTNER_BEENDENDE,
  'partnerverbindung.gleiche': GLEICHEWAHLEN,
  'partnerverbindung.umgebung': PARTNER_UMGEBUNGEN,
  'rechnung.art': RECHNUNGSARTEN,
  'rueckgabebesuch.ausgang': BESUCHSAUSGAENGE,
  'rueckmeldung.art': RUECKMELDUNGSARTEN,
  // Nothing said is no word.
  'mitarbeiter.anrede': MITARBEITERANREDEN.filter((anrede) => anrede !== ''),
  'rueckmeldung.entscheid': ABMELDUNGSENTSCHEIDE,
  'rueckmeldung.von': RUECKMELDENDE,
  'rundenplatz.art': PLATZARTEN,
  'rundenplatz.halbtag': HALBTAGSNAMEN,
  'tarifwechsel.tarif': TARIF_IDS,
  'taetigkeit.art': TAETIGKEITSARTEN,
  'taetigkeit.online': ONLINEBUCHUNGEN,
  'taetigkeit.qualifikation': QUALIFIKATIONEN,
  'termin.quelle': TERMIN_QUELLEN,
  'termin.status': TERMIN_STATUS,
  'terminwunsch.herkunft': ONLINEHERKUENFTE,
  'terminwunsch.status': WUNSCH_STATUS,
  'unternehmen.bundesland': BUNDESLANDKUERZEL,
  'unternehmen.logo_stand': LOGO_STAENDE,
  'verlauf.gegenstand': Object.keys(VERLAUF),
  'verspaetungsansage.kanal': NACHRICHTENKANAELE,
  'vorgang.status': VORGANG_STATUS,
  'zahlung.art': ZAHLUNGSARTEN,
  'zahlungseingang.art': EINGANGSARTEN,
  'zugang.art': ZUGANGSARTEN,
  'zustellung.art': ZUSTELLUNGSARTEN,
};

let fresh: FreshDb;
beforeAll(async () => void (fresh = await freshDb()));
afterAll(async () => {
  await fresh.db.close();
  await fresh.drop();
});

/** `table.column` → the words its check constraint allows, in the order of the alphabet. */
async function erlaubteWerte(): Promise<Record<string, string[]>> {
  const { rows } = await fresh.db.query(
    `select c.relname as tabelle, pg_get_constraintdef(k.oid) as regel from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'c' and k.connamespace = 'public'::regnamespace`,
  );
  const listen = (rows as { tabelle: string; regel: string }[]).flatMap(({ tabelle, regel }) => {
    const [, spalte, liste] = /^CHECK \(\(\(?(\w+)(?:::text)? = ANY \(\(?ARRAY\[(.+?)\]/.exec(regel) ?? [];
    if (spalte === undefined) return [];
    const werte = [...(liste ?? '').matchAll(/'([^']+)'::/g)].map(([, wert = '']) => wert);
    return [[`${tabelle}.${spalte}`, werte.toSorted()] as const];
  });
  return Object.fromEntries(listen);
}

describe('the lists of words', () => {
  const inOrder = (listen: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(listen).map(([ort, werte]) => [ort, werte.toSorted()]));

  it('are the same in the domain and in every check of the database', async () => {
    expect(await erlaubteWerte()).toEqual(inOrder(WERTE));
  });

  it('are the same in the domain and in the table of what an entry of the history can say', async () => {
    const { rows } = await fresh.db.query(
      'select gegenstand, was from verlaufswort order by gegenstand, was',
    );
    const saetze = (rows as { gegenstand: string; was: string }[]).map(
      (wort) => `${wort.gegenstand} ${wort.was}`,
    );
    const erwartet = Object.entries(VERLAUF).flatMap(([gegenstand, worte]) =>
      worte.map((was) => `${gegenstand} ${was}`),
    );
    expect(saetze.toSorted()).toEqual(erwartet.toSorted());
  });

  it('are the same in the domain and where the database frees a time, or keeps it for good', async () => {
    const { rows } = await fresh.db.query(
      `select tgname, pg_get_triggerdef(oid) as regel from pg_trigger
       where tgrelid = 'termin'::regclass and pg_get_triggerdef(oid) like '%UPDATE OF status%'`,
    );
    const worte = (rows as { tgname: string; regel: string }[]).map(({ tgname, regel }) => {
      const [, liste = ''] = /new\.status \S+ (?:ANY|ALL) \(\(?ARRAY\[(.+?)\]/.exec(regel) ?? [];
      return [tgname, [...liste.matchAll(/'(\w+)'/g)].map(([, wort = '']) => wort).toSorted()];
    });
    expect(Object.fromEntries(worte)).toEqual({
      termin_zeit_freigeben: AUFGEHOBENE.toSorted(),
      // All others mean that somebody knows who booked.
      buchung_festhalten: [...AUFGEHOBENE, 'angefragt'].toSorted(),
    });
  });

  it('let no state in that is none, read those that were written out, and leave what nobody can read', async () => {
    const migration = await readFile(
      new URL('../../migrations/0069_bundesland.sql', import.meta.url),
      'utf8',
    );
    const lege = (slug: string, land: string) =>
      fresh.db.query(
        `insert into unternehmen (unternehmen_id, slug, name, bundesland) values (gen_random_uuid(), '${slug}', '${slug}', '${land}')`,
      );
    await expect(lege('falsch', 'XX')).rejects.toThrow(/unternehmen_bundesland_check/);
    await fresh.db.query('alter table unternehmen drop constraint unternehmen_bundesland_check');
    await lege('ausgeschrieben', ' Bayern');
    await lege('klein', 'he');
    await lege('raetsel', '?');
    await fresh.db.query(migration);
    const { rows } = await fresh.db.query('select slug, bundesland from unternehmen order by slug');
    expect(rows).toEqual([
      { slug: 'ausgeschrieben', bundesland: 'BY' },
      { slug: 'klein', bundesland: 'HE' },
      { slug: 'raetsel', bundesland: '?' },
    ]);
    await expect(lege('falsch', 'Franken')).rejects.toThrow(/unternehmen_bundesland_check/);
  });

  it('are seen to differ as soon as one side knows a word more', async () => {
    await fresh.db.query(`alter table importauftrag drop constraint importauftrag_status_check,
      add constraint importauftrag_status_check check (status in ('hochgeladen', 'geprueft', 'uebernommen', 'rueckgaengig', 'verworfen', 'fehler'))`);
    expect(await erlaubteWerte()).toEqual(
      inOrder({ ...WERTE, 'importauftrag.status': [...IMPORT_STATUS, 'fehler'] }),
    );
  });
});
