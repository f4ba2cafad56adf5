#!/bin/sh
# A backup at the start and then every 24 hours, into /data; a week of them, by the day of the week.
set -u
while :; do
  file="/data/calendar-$(date +%u).backup"
  rm -f "$file.new" "$file.new.part"
  if /app/node_modules/node/bin/node /app/server/backup/backup-command.ts "$file.new"; then
    mv "$file.new" "$file"
  fi
  sleep 86400 &
  wait $!
done
