# shellcheck shell=bash
# A part of install.sh: site, worker and nginx as services, or as processes where there is no systemd.
# shellcheck disable=SC2154 # its variables are set there

# Also where systemd does not run yet, in an image that will start elsewhere.
write_units() {
    local name
    mkdir -p /etc/systemd/system
    for name in quartier-web.service quartier-worker.service quartier-backup.service quartier-backup.timer \
        quartier-audit.service quartier-audit.timer; do
        sed -e "s|/usr/bin/node|$node/bin/node|g" -e "s|/srv/quartier|$site/current|" \
            "$source/deploy/systemd/$name" >"/etc/systemd/system/$name"
    done
    credential web
    credential worker
    credential audit worker
    credential backup owner
}

start_site() {
    step "Site and worker"
    write_units
    if command -v systemctl >/dev/null; then
        systemctl enable --quiet quartier-web quartier-worker quartier-backup.timer
    fi
    if has_systemd; then
        systemctl daemon-reload
        systemctl restart quartier-web quartier-worker quartier-backup.timer
    else
        quartier start
    fi
}

# credential UNIT [PART]: each program sees the address of its own account, and no other.
credential() {
    local folder=/etc/systemd/system/quartier-$1.service.d
    mkdir -p "$folder"
    printf '[Service]\nLoadCredential=database:/etc/quartier/database-%s\nEnvironment=DATABASE_URL_FILE=%%d/database\n' \
        "${2:-$1}" >"$folder/database.conf"
}

# Until you have a certificate (docs/operating.md), one that no browser trusts.
ensure_certificate() {
    local folder=/etc/ssl/quartier
    [ ! -e "$folder/fullchain.pem" ] || return 0
    mkdir -p "$folder" /var/www/acme
    (umask 077 && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 \
        -subj "/CN=$site_name" -addext "subjectAltName=DNS:$site_name" \
        -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2>/dev/null)
    echo "The certificate is our own: browsers warn of it until you have put yours into $folder."
}

serve_by_nginx() {
    local configuration=/etc/nginx/conf.d/quartier.conf
    step "nginx"
    ensure_certificate
    install -d /var/cache/nginx
    if [ -f "$configuration" ]; then
        echo "$configuration stays as it is; what is new stands in deploy/nginx/quartier.conf."
    else
        sed -e "s/quartier\\.example/$site_name/" -e "s/127\\.0\\.0\\.1:3000 /127.0.0.1:$site_port /" \
            -e "s/listen 80;/listen $http_port;/" -e "s/listen \\[::\\]:80;/listen [::]:$http_port;/" \
            -e "s/listen 443 /listen $https_port /" -e "s/listen \\[::\\]:443 /listen [::]:$https_port /" \
            "$source/deploy/nginx/quartier.conf" >"$configuration"
    fi
    # Debian's welcome page would answer whoever asks for another name.
    rm -f /etc/nginx/sites-enabled/default
    nginx -t -q
    if has_systemd; then
        systemctl enable --quiet nginx
        systemctl reload-or-restart nginx
    elif [ -s /run/nginx.pid ] && kill -0 "$(cat /run/nginx.pid)" 2>/dev/null; then
        nginx -s reload
    else
        nginx
    fi
}

wait_until_ready() {
    local second
    for second in $(seq 120); do
        if curl -fsS -o /dev/null -m 5 "http://127.0.0.1:$site_port/readyz" 2>/dev/null; then
            echo "$site_url runs (ready after $second s)."
            return
        fi
        sleep 1
    done
    if has_systemd; then journalctl --unit quartier-web --lines 10 --output cat; else tail -n 10 /var/log/quartier/web.log; fi >&2
    fail "The site does not answer; the last lines of its log are above. What they name, put into $settings, and run this again."
}
