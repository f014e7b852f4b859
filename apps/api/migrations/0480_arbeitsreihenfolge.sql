-- The list of properties begins in working order: its first page is read off instead of sorting every house. The expressions
-- are those of the list (aufgabe/bestand.store.ts); others only cost time.
create index liegenschaft_arbeitsreihenfolge on liegenschaft (
  unternehmen_id, coalesce(laufnummer, 9999999), suchtext(ort), suchtext(strasse),
  coalesce(substring(hausnr from '^[0-9]{1,6}')::integer, 9999999), (hausnr || hausnr_zusatz), id);
