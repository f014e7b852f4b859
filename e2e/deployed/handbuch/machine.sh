#!/bin/bash
# A machine of its own for whoever follows the handbook: this one's programs, but files, network and processes that are gone
# afterwards. Run in fresh namespaces, as root: unshare --mount --net --pid --fork --mount-proc bash machine.sh …
# $1 folder of the artefacts, $2 deploy, $3 Node, $4 programs of PostgreSQL, $5 what is done here
set -euo pipefail
artefacts=$1 deploy=$2 node=$3 postgres=$4 script=$5
here=$(cd "$(dirname "$0")" && pwd)
systemctl=$(mktemp /tmp/systemctl-XXXXXX.mjs)
cp "$here/systemctl.mjs" "$systemctl"
body=$(cat "$script")

ip link set lo up
mount --make-rprivate /
scratch=$(mktemp -d)
mount -t tmpfs tmpfs "$scratch"
for place in etc opt var usr/local; do
  mkdir -p "$scratch/$place/upper" "$scratch/$place/work"
  mount -t overlay overlay -o "lowerdir=/$place,upperdir=$scratch/$place/upper,workdir=$scratch/$place/work" "/$place"
done
mount -t tmpfs tmpfs /run
mkdir -p "$scratch/home" && cd "$scratch/home"
mkdir dist && mount --bind "$artefacts" dist
mkdir deploy && mount --bind "$deploy" deploy

# A copy: it may lie where another user of this machine cannot look.
cp "$node" /usr/local/bin/node
cat > /usr/local/bin/systemctl <<X
#!/bin/sh
[ "\$1" = daemon-reload ] || exec node $systemctl "\$@"
X
cat > /usr/local/bin/sudo <<'X'
#!/bin/sh
if [ "$1" = -u ]; then user=$2; shift 2; exec setpriv --reuid "$user" --regid "$user" --init-groups env HOME=/tmp "$@"; fi
exec "$@"
X
chmod 755 /usr/local/bin/systemctl /usr/local/bin/sudo
export PATH="/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"

install -d -o postgres /run/postgresql /var/lib/pg
sudo -u postgres "$postgres/initdb" -D /var/lib/pg --auth-local=peer --auth-host=scram-sha-256 --encoding=UTF8 --no-sync > /dev/null
sudo -u postgres "$postgres/pg_ctl" -D /var/lib/pg -o '-c unix_socket_directories=/run/postgresql -c fsync=off' -w -l /var/lib/pg/log start > /dev/null
trap 'sudo -u postgres "$postgres/pg_ctl" -D /var/lib/pg -m immediate stop > /dev/null; rm -f "$systemctl"' EXIT

eval "$body"
