-- Tables without a company are read through functions alone.
revoke select on rechnung_entfernt from kehrtour_betrieb;
revoke select on geloeschtes_unternehmen from kehrtour_betrieb;
create function tor_wieder_da(p_vermerkt uuid[]) returns setof uuid
  language sql stable security definer set search_path = public as $$
  select unternehmen_id from geloeschtes_unternehmen union select unnest(p_vermerkt) $$;
revoke execute on function tor_wieder_da(uuid[]) from public;
grant execute on function tor_wieder_da(uuid[]) to kehrtour_betrieb;
