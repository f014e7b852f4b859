#!/bin/sh
# Runs once, when the volume of the database is new: the user that Kehrtour connects as has the two rights of the README and no more.
# He migrates, and for daily work takes on roles that see the rows of one company alone. Nobody comes in as the superuser over the network.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set wort="$POSTGRES_PASSWORD" <<'SQL'
create role kehrtour login createrole bypassrls password :'wort';
create database kehrtour owner kehrtour;
alter role current_user password null;
SQL
