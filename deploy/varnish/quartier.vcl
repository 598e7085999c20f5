vcl 4.1;

# A cache that all visitors share, for Varnish 7.1 or newer: between the proxy that speaks TLS and the site, whose settings say
# SHARED_CACHE_SECONDS and PURGE_WEBHOOK_URL. deploy/varnish/purge.js hears what has changed, and says it here. Start it with
# -p http_gzip_support=off: by itself Varnish asks for gzip alone, and pages in Brotli are smaller.

import std;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 40s;
    .between_bytes_timeout = 40s;
}

# Who may say what is to be let go of.
acl purgers {
    "localhost";
}

sub vcl_recv {
    if (req.method == "BAN") {
        # Not whoever came through a proxy on this machine.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405));
        }
        # Of Varnish's own words, the expression has none but these.
        if (req.http.X-Tags !~ "^[a-z]+(\|[a-z]+)*$") {
            return (synth(400));
        }
        if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + req.http.X-Tags + ")(\s|$)")) {
            # The worker says it again.
            return (synth(500, std.ban_error()));
        }
        return (synth(204));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Whoever the site knows, or has asked about cookies, has pages of their own. A test compares these names with the site's.
    if (req.http.Cookie ~ "(^|;\s*)(__Host-)?(session|session-synced|known-browser|user-prefs|shortlist|shortlist-removed|save-search|google-sign-in)=") {
        return (pass);
    }
    # So has whoever asks not to be tracked.
    if (req.http.Sec-GPC) {
        return (pass);
    }
    # Other cookies are scripts' of others, and no page depends on them.
    unset req.http.Cookie;
    if (req.http.Authorization || req.url ~ "^/(api|healthz|readyz|metrics)") {
        return (pass);
    }
    # One copy for each coding that the site has, whatever else a browser reads.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    return (hash);
}

sub vcl_backend_response {
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    if (beresp.http.Set-Cookie || beresp.status != 200 || beresp.http.Cache-Control ~ "private|no-store|no-cache") {
        # The next who asks does not wait for this one, and may be told otherwise.
        set beresp.ttl = 10s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # What the site says to caches that are told of changes: for how long they may go on with a page while they ask anew.
    if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=\d+") {
        set beresp.grace = std.duration(
            regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
    }
    return (deliver);
}

sub vcl_deliver {
    # Between the site and this cache.
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Cache-Tag;
    unset resp.http.Surrogate-Key;
    # Browsers would count how old it is into how long they may keep it, which is not at all.
    if (resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = "private, no-cache";
        unset resp.http.Age;
    }
}
