#!/usr/bin/env bash
# From an empty Debian 12 or 13 to a site that runs: PostgreSQL and nginx of Debian's packages, Node, accounts, database,
# rights, the site and its worker. docs/operating.md, "One machine, from nothing", says how it is used and what is left to do.
#
#   git clone … /usr/local/src/quartier
#   npm_config_registry=https://… SITE_URL=https://your.host SMTP_URL=smtps://… MAIL_FROM=… OPERATOR_NAME=… /usr/local/src/quartier/deploy/debian/install.sh
#
# Run it again for a new version (after git pull): settings, passwords, certificate and nginx's configuration stay as they
# are. It installs what is committed. Settings of .env.example that the environment holds are written to
# /etc/quartier/settings the first time, secrets that it names by file (SMTP_URL_FILE=/root/smtp) copied to
# /etc/quartier/secrets; then those files are yours. Other variables, the first time: PORT (of the site, 3000), HTTP_PORT and
# HTTPS_PORT (of nginx, 80 and 443).
set -euo pipefail
umask 022
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

site_port=${PORT:-3000}
http_port=${HTTP_PORT:-80}
https_port=${HTTPS_PORT:-443}
settings=/etc/quartier/settings
secrets=/etc/quartier/secrets
account=quartier
site=/srv/quartier
node=/opt/quartier/node
kept_releases=3

fail() { echo "$*" >&2; exit 1; }
step() { echo "== $*"; }
has_systemd() { [ -d /run/systemd/system ]; }

check() {
    [ "$(id -u)" -eq 0 ] || fail "Run it as root."
    [ -f /etc/debian_version ] || fail "This is for Debian; docs/operating.md says what other systems need."
    source=${here%/deploy/debian}
    [ -e "$source/.git" ] || fail "$source is no clone: the version that is installed is the one that is committed there."
    [ -f "$settings" ] || [ -n "${SITE_URL:-}" ] || fail "SITE_URL is missing: https://your.host, as visitors write it."
}

make_account() {
    id quartier >/dev/null 2>&1 ||
        useradd --system --user-group --home-dir /var/lib/quartier --shell /usr/sbin/nologin quartier
    install -d -o quartier -g quartier -m 750 /var/lib/quartier
    install -d -m 755 /etc/quartier "$site/releases"
    install -m 755 "$source/deploy/debian/quartier" /usr/local/sbin/quartier
}

build_release() {
    local next
    release=$site/releases/$(git -C "$source" rev-parse --short=12 HEAD)
    if [ ! -d "$release" ]; then
        step "Building ${release##*/}"
        next=$release.new
        rm -rf "$next"
        mkdir -p "$next"
        git -C "$source" archive HEAD | tar -x -C "$next"
        (
            cd "$next"
            export NODE_ENV=production npm_config_update_notifier=false
            npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error
            npm run --silent build >build.log 2>&1 || { tail -n 40 build.log >&2; exit 1; }
            npm prune --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
            rm -rf build.log
        )
        mv "$next" "$release"
    fi
}

remove_old_releases() {
    find "$site/releases" -mindepth 1 -maxdepth 1 -type d ! -path "$release" -printf '%T@ %p\n' |
        sort -rn | tail -n "+$kept_releases" | cut -d' ' -f2- | xargs -r rm -rf
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=programs.sh
. "$here/programs.sh"
# shellcheck source=settings.sh
. "$here/settings.sh"
# shellcheck source=database.sh
. "$here/database.sh"
# shellcheck source=services.sh
. "$here/services.sh"

check
install_packages
install_node
make_account
write_settings
prepare_database
build_release
migrate
ln -sfn "$release" "$site/current"
start_site
serve_by_nginx
wait_until_ready
remove_old_releases
