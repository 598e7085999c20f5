# shellcheck shell=bash
# A part of install.sh: the database, and the accounts in it of owner, site and worker.
# shellcheck disable=SC2154 # its variables are set there

sql() {
    runuser -u postgres -- env PGOPTIONS='-c client_min_messages=warning' psql --quiet --no-psqlrc --tuples-only \
        --no-align --set ON_ERROR_STOP=1 --port "$database_port" "$@"
}

start_database() {
    local version cluster
    if has_systemd; then systemctl enable --quiet --now postgresql; fi
    read -r version cluster database_port <<<"$(pg_lsclusters --no-header | sort -rn | head -1 | awk '{print $1, $2, $3}')"
    [ -n "$database_port" ] || fail "Debian's PostgreSQL has no cluster: pg_createcluster makes one."
    pg_ctlcluster "$version" "$cluster" status >/dev/null || pg_ctlcluster "$version" "$cluster" start
}

# ensure_login PART ROLE: its address, with a password of its own, in a file that only root reads; and the role with it.
ensure_login() {
    local file=/etc/quartier/database-$1 role=$2 password
    if [ ! -f "$file" ]; then
        (umask 077 && echo "postgres://$role:$(openssl rand -hex 24)@127.0.0.1:$database_port/quartier" >"$file")
    fi
    password=$(sed -E 's|^[^:]+://[^:]+:([^@]+)@.*|\1|' "$file")
    [ -n "$(sql -c "select 1 from pg_roles where rolname = '$role'")" ] || sql -c "create role $role"
    # By the standard input: arguments of a program can be read by others.
    echo "alter role $role login password '$password'" | sql
}

prepare_database() {
    step "Database"
    start_database
    ensure_login owner quartier
    sql -c "alter role quartier createrole"
    if [ -z "$(sql -c "select 1 from pg_database where datname = 'quartier'")" ]; then
        sql -c "create database quartier owner quartier template template0 encoding 'UTF8'
            locale 'C' locale_provider icu icu_locale 'und'"
    fi
}

migrate() {
    step "Tables and rights"
    # Site and worker go on with the version before, until this one's tables are there.
    QUARTIER_RELEASE=$release quartier owner npm run --silent db:migrate
    QUARTIER_RELEASE=$release quartier owner npm run --silent db:roles
    ensure_login web quartier_site
    ensure_login worker quartier_jobs
    sql -c "grant quartier_web to quartier_site" -c "grant quartier_worker to quartier_jobs"
}
