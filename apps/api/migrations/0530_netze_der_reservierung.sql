-- The networks around the connection from which a time is held (/24, /56, /48), unreadable as the connection itself: whoever
-- changes between the connections of one network is still counted there. Holds last ten minutes, so none is filled in.
alter table reservierung add column netze bytea[] not null default '{}';
