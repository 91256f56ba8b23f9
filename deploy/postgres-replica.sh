#!/bin/sh
# Starts the image's PostgreSQL. With PRIMARY_HOST and a new volume it copies that server first, and follows it.
set -eu
if [ -n "${PRIMARY_HOST:-}" ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown postgres "$PGDATA"
  chmod 700 "$PGDATA"
  until PGPASSWORD="$REPLICATION_PASSWORD" gosu postgres pg_basebackup \
    -h "$PRIMARY_HOST" -U krishihaat_replication -D "$PGDATA" -R -X stream -c fast; do
    echo "$PRIMARY_HOST cannot be copied yet; trying again"
    find "$PGDATA" -mindepth 1 -delete
    sleep 2
  done
fi
exec docker-entrypoint.sh "$@"
