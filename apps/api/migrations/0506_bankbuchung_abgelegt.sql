-- Somebody said that an entry of the bank is for no invoice: rent, wages, the bank's own.
alter table bankbuchung add column abgelegt_am timestamptz;
