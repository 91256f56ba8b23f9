#!/bin/sh
# Runs once, when the database's volume is new: the app gets a database of its own and a role that
# owns it and is not a superuser. Sandboxes get another role, which may create databases and cannot reach
# the app's. A third role may only copy the server, for replicas. pg_trgm and btree_gist are trusted extensions, which an owner may create.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set password="$APP_PASSWORD" --set replication_password="$REPLICATION_PASSWORD" <<'SQL'
create role krishihaat login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database krishihaat owner krishihaat;
revoke all on database krishihaat from public;
create role krishihaat_sandbox login nosuperuser createdb nocreaterole noreplication password :'password';
create database krishihaat_sandbox owner krishihaat_sandbox;
revoke all on database krishihaat_sandbox from public;
create role krishihaat_replication login replication nosuperuser nocreatedb nocreaterole
  password :'replication_password';
SQL
echo 'host replication krishihaat_replication all scram-sha-256' >> "$PGDATA/pg_hba.conf"
