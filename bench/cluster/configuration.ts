import { readFileSync } from "node:fs";
import { join } from "node:path";

/* deploy/'s own configurations, with the addresses of this machine: what is tried is what operators take. */

/** @param primary the port of the primary @param folder where its accounts stand (userlist.txt) */
export function poolerConfiguration(port: number, primary: number, database: string, folder: string): string {
  return readFileSync("deploy/pgbouncer/pgbouncer.ini", "utf8")
    .replaceAll("host=10.0.0.11 port=5432 dbname=quartier", `host=127.0.0.1 port=${primary} dbname=${database}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/etc/pgbouncer/userlist.txt", join(folder, "userlist.txt"));
}

/** Without TLS, and on one port. */
export function proxyConfiguration(port: number, sites: readonly number[], folder: string): string {
  const site = readFileSync("deploy/nginx/quartier.conf", "utf8")
    .replace(/^server \{\n {4}listen 80;[\s\S]*?^\}\n/m, "")
    .replace(/^ {4}listen \[::\]:443.*\n/m, "")
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    .replaceAll(/^ {4}ssl_.*\n/gm, "")
    .replace("server_name quartier.example", "server_name localhost")
    .replace("proxy_set_header Host $host;", "proxy_set_header Host $http_host;")
    .replace("/var/log/nginx/quartier.log", join(folder, "access.log"))
    .replace("/var/cache/nginx/quartier", join(folder, "files"))
    .replace(/^ {4}server 127\.0\.0\.1:3000 (.*)$/m, (_, rest: string) =>
      sites.map((each) => `    server 127.0.0.1:${each} ${rest}`).join("\n"),
    );
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off;\nworker_processes 1;\npid ${join(folder, "nginx.pid")};\nerror_log stderr crit;
events { worker_connections 1024; }\nhttp {\n${folders.join("\n")}\n${site}}\n`;
}
