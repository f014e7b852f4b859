-- A mail that comes back names its row alone: nobody knows the company yet.
create index ausgang_ruecklauf on ausgang (id) where weg = 'mail' and status in ('gesendet', 'in_arbeit');
