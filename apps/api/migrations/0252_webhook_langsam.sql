-- Who answered late or not at all waits in a queue of its own, so that it holds up nobody else.
alter table partnerwebhook add column langsam boolean not null default false;
grant select (langsam) on partnerwebhook to kehrtour_jobs;
