# shellcheck shell=bash
# A part of install.sh: the settings, written the first time from what the environment holds.
# shellcheck disable=SC2154 # its variables are set there

# A value as both systemd and a shell read it.
quoted() { printf '"%s"' "$(printf %s "$1" | sed 's/[\\"$`]/\\&/g')"; }

# The settings that the site also takes as NAME_FILE.
secret_names() { sed -n 's/^  "\([A-Z_]*\)",$/\1/p' "$source/app/settings/secret-files.server.js"; }

# keep_secret NAME: a copy of the file that NAME_FILE names, which the site's account and root may read; its line of the settings.
keep_secret() {
    local file=$1_FILE
    [ -z "${!1:-}" ] || fail "Give $1 or $file, not both."
    [ -s "${!file}" ] || fail "$file: ${!file} is not there, or empty."
    install -d -o root -g "$account" -m 750 "$secrets"
    install -o root -g "$account" -m 640 "${!file}" "$secrets/$1"
    echo "$file=$(quoted "$secrets/$1")"
}

write_settings() {
    local names name file
    if [ ! -f "$settings" ]; then
        step "Settings, in $settings"
        names=$(sed -n 's/^\([A-Z_]*\)=.*/\1/p' "$source/.env.example")
        (
            umask 077
            for name in $names; do
                case $name in NODE_ENV | DATABASE_URL | DATA_DIR | HOST | PORT | TRUST_PROXY | WEB_PROCESS) continue ;; esac
                [ -z "${!name:-}" ] || echo "$name=$(quoted "${!name}")"
            done >"$settings.new"
            for name in $(secret_names); do
                file=${name}_FILE
                [ "$name" = DATABASE_URL ] || [ -z "${!file:-}" ] || keep_secret "$name"
            done >>"$settings.new"
            [ -n "${SESSION_SECRET:-}${SESSION_SECRET_FILE:-}" ] ||
                echo "SESSION_SECRET=$(openssl rand -hex 32)" >>"$settings.new"
            [ -n "${DATABASE_STRICT_ROLES:-}" ] || echo "DATABASE_STRICT_ROLES=true" >>"$settings.new"
            [ "$site_port" = 3000 ] || echo "PORT=$site_port" >>"$settings.new"
        )
        mv "$settings.new" "$settings"
    fi
    site_url=$(value_of SITE_URL)
    [[ $site_url == https://* ]] || fail "SITE_URL in $settings must be https://your.host."
    site_name=${site_url#https://}
    site_name=${site_name%%[:/]*}
    site_port=$(value_of PORT)
    site_port=${site_port:-3000}
}

# A setting as the file says.
value_of() (
    unset "$1"
    # shellcheck source=/dev/null
    . "$settings"
    printf %s "${!1:-}"
)
