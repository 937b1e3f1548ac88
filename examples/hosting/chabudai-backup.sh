#!/bin/sh
# A backup of each night for thirty days; say `chabudai-backup.sh DATABASE FOLDER` in a cron job or timer.
set -eu
database=$1 folder=$2
name=$folder/chabudai-$(date -u +%Y-%m-%dT%H%M%SZ)
case $database in
postgres*) pg_dump --format=custom --file="$name.dump" "$database" ;;
*)
    "${CHABUDAI:-chabudai}" admin --database "$database" backup "$name.db"
    "${CHABUDAI:-chabudai}" verify "$name.db"
    ;;
esac
find "$folder" -name 'chabudai-*' -mtime +30 -delete
