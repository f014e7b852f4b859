-- A mail is tried for three days from its first attempt on, however long it waited before (RFC 5321 § 4.5.4.1).
alter table ausgang add column erster_versuch_am timestamptz;
