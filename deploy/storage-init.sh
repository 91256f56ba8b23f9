#!/bin/sh
# Makes the private bucket and the app's own keys, which reach the pictures in it and nothing else.
# It may run any number of times.
set -eu
mc alias set store http://storage:9000 "$ROOT_USER" "$ROOT_PASSWORD"
mc mb --ignore-existing store/krishihaat
mc anonymous set none store/krishihaat
mc admin policy create store krishihaat-app /storage-policy.json
mc admin user add store "$ACCESS" "$SECRET"
case "$(mc admin policy entities store --user "$ACCESS")" in
  *krishihaat-app*) ;;
  *) mc admin policy attach store krishihaat-app --user "$ACCESS" ;;
esac
