#!/bin/sh
# Hands over the lead while PostgreSQL still works, once the disk of its data is nearly full. Without it, a leader that has
# room for its log but not for its tables stays the leader and refuses every write. Needs curl; runs beside Patroni.
#   disk-guard.sh <folder of the data> <address of Patroni's REST interface> <name of the node> [<MB to keep free>]
set -u
data=$1 rest=$2 name=$3 keep=${4:-256}
while sleep 1; do
  free=$(df --output=avail --block-size=1M "$data" | tail -n 1)
  [ "$free" -lt "$keep" ] || continue
  # Only a leader answers with 200.
  curl --silent --fail --max-time 1 --output /dev/null "http://$rest/leader" || continue
  echo "$(date -Is) $free MB are left, $keep are wanted: $name hands over the lead"
  curl --silent --max-time 20 --request POST --data "{\"leader\": \"$name\"}" "http://$rest/switchover"
  echo
  # Once in ten minutes: if the other disks are as full, the lead must not go round.
  sleep 600
done
