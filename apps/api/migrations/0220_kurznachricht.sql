-- What leaves as a short message stands in the outbox beside the mails. Its provider names it, and tells later whether it came.
alter table ausgang
  add column weg text not null default 'mail' check (weg in ('mail', 'sms')),
  add column anbieter_id text,
  -- by the provider's report; nothing that is told later changes it
  add column angekommen_am timestamptz;
create index ausgang_kurznachricht on ausgang (id) where weg <> 'mail';
