-- The newsletter: nobody's company, so a global table that only the functions of the gate touch.
-- A row proves what was agreed to, when it was asked for and when confirmed (§ 7 Abs. 2 UWG, Art. 7 Abs. 1 DSGVO).
create table newsletter_anmeldung (
  id uuid primary key,
  -- Gone with the unsubscription. What stays proves that somebody agreed; only the address itself, asked again, fits the hash.
  email text unique check (email = lower(email)),
  email_hash bytea not null,
  fassung text not null,
  einwilligung text not null,
  angefragt_am timestamptz not null,
  bestaetigt_am timestamptz,
  abgemeldet_am timestamptz,
  code_hash bytea not null unique,
  code_laeuft_ab timestamptz not null,
  abmelde_hash bytea not null unique,
  check ((abgemeldet_am is null) = (email is not null)),
  check (abgemeldet_am is null or bestaetigt_am is not null)
);

-- A newer request kills the older link; a confirmed row stays as it is, and the caller learns it.
create function tor_newsletter_anmelden(p_id uuid, p_email text, p_email_hash bytea, p_fassung text, p_einwilligung text, p_code bytea, p_ablauf timestamptz, p_abmelde bytea, p_jetzt timestamptz)
  returns table (id uuid, bestaetigt boolean)
  language sql security definer set search_path = public as $$
  insert into newsletter_anmeldung as n (id, email, email_hash, fassung, einwilligung, angefragt_am, code_hash, code_laeuft_ab, abmelde_hash)
  values (p_id, lower(p_email), p_email_hash, p_fassung, p_einwilligung, p_jetzt, p_code, p_ablauf, p_abmelde)
  on conflict (email) do update set
    fassung = case when n.bestaetigt_am is null then excluded.fassung else n.fassung end,
    einwilligung = case when n.bestaetigt_am is null then excluded.einwilligung else n.einwilligung end,
    angefragt_am = case when n.bestaetigt_am is null then excluded.angefragt_am else n.angefragt_am end,
    code_hash = case when n.bestaetigt_am is null then excluded.code_hash else n.code_hash end,
    code_laeuft_ab = case when n.bestaetigt_am is null then excluded.code_laeuft_ab else n.code_laeuft_ab end
  returning n.id, n.bestaetigt_am is not null $$;

-- One of two confirmations at the same moment is the first; the other learns that it was one already.
create function tor_newsletter_bestaetigen(p_code bytea, p_jetzt timestamptz)
  returns table (anmeldung uuid, adresse text, schon boolean)
  language plpgsql security definer set search_path = public as $$
begin
  return query update newsletter_anmeldung n set bestaetigt_am = p_jetzt
    where n.code_hash = p_code and n.bestaetigt_am is null and n.code_laeuft_ab > p_jetzt
    returning n.id, n.email, false;
  if not found then
    return query select n.id, n.email, true from newsletter_anmeldung n
      where n.code_hash = p_code and n.bestaetigt_am is not null and n.abgemeldet_am is null;
  end if;
end $$;

-- Whoever had confirmed leaves a proof without address; whoever had not leaves nothing. `adresse` is null the second time.
create function tor_newsletter_abmelden(p_abmelde bytea, p_jetzt timestamptz)
  returns table (adresse text)
  language plpgsql security definer set search_path = public as $$
declare gefunden newsletter_anmeldung;
begin
  select * into gefunden from newsletter_anmeldung n where n.abmelde_hash = p_abmelde for update;
  if not found then return; end if;
  if gefunden.bestaetigt_am is null then
    delete from newsletter_anmeldung n where n.id = gefunden.id;
  elsif gefunden.abgemeldet_am is null then
    update newsletter_anmeldung n set email = null, abgemeldet_am = p_jetzt where n.id = gefunden.id;
  end if;
  return query select gefunden.email;
end $$;

create function tor_newsletter_empfaenger() returns table (id uuid, email text)
  language sql security definer set search_path = public as $$
  select id, email from newsletter_anmeldung where bestaetigt_am is not null and abgemeldet_am is null order by bestaetigt_am, id $$;

create function tor_newsletter_stand() returns table (offen integer, bestaetigt integer, abgemeldet integer)
  language sql security definer set search_path = public as $$
  select count(*) filter (where bestaetigt_am is null)::int,
    count(*) filter (where bestaetigt_am is not null and abgemeldet_am is null)::int,
    count(*) filter (where abgemeldet_am is not null)::int from newsletter_anmeldung $$;

-- Three years: as long as somebody may ask us to prove that they had agreed (§ 195 BGB).
create or replace function tor_aufraeumen(p_jetzt timestamptz) returns void
  language sql security definer set search_path = public as $$
  delete from sitzung where laeuft_ab < p_jetzt;
  delete from einmalcode where laeuft_ab < p_jetzt - interval '30 days';
  delete from zaehler where fenster < extract(epoch from p_jetzt - interval '2 days');
  delete from newsletter_anmeldung where bestaetigt_am is null and code_laeuft_ab < p_jetzt;
  delete from newsletter_anmeldung where abgemeldet_am < p_jetzt - interval '3 years' $$;

do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proname like 'tor\_newsletter\_%' loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to kehrtour_app', f);
  end loop;
end $$;
