#!/bin/sh
# Starts PgBouncer in transaction mode before one database server (DB_HOST). The role's password (APP_PASSWORD)
# is in a folder that only this container has. The other settings have defaults.
set -eu
config="${CONFIG_DIR:-/tmp}"
umask 077

# A double quote within a quoted value is written twice.
password=$(printf '%s' "$APP_PASSWORD" | sed 's/"/""/g')
printf '"krishihaat" "%s"\n' "$password" > "$config/users.txt"

# PostgreSQL's own time-outs: the app cannot set them through a pooler.
limits="set statement_timeout = ''60s''; set lock_timeout = ''5s''"
limits="$limits; set idle_in_transaction_session_timeout = ''60s''"
limits="$limits; set client_connection_check_interval = ''2s''"

cat > "$config/pgbouncer.ini" <<INI
[databases]
krishihaat = host=$DB_HOST port=${DB_PORT:-5432} connect_query='$limits'

[pgbouncer]
listen_addr = ${LISTEN_ADDRESS:-*}
listen_port = ${LISTEN_PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $config/users.txt
pool_mode = transaction
max_client_conn = 1000
default_pool_size = ${POOL_SIZE:-20}
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
log_connections = 0
log_disconnections = 0
INI
exec pgbouncer -q "$config/pgbouncer.ini"
