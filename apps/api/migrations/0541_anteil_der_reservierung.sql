-- What a held time takes of what is left to offer, in days of one person (0.25: a quarter of the starts of a day). Kept with the
-- hold and with the unconfirmed booking it became, so that both are counted by one measure. Null: nobody is counted. Holds last
-- ten minutes and bookings are confirmed within hours, so none is filled in.
alter table reservierung add column anteil real check (anteil between 0 and 1);
