FROM alpine:3.22
RUN apk add --no-cache pgbouncer
USER pgbouncer
ENTRYPOINT ["/bin/sh", "/pgbouncer.sh"]
