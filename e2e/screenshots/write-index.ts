import { readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** One page to leaf through: all pictures that there are, narrowed by page, language, width, scheme and script. */
export default function writeIndex(): void {
  const folder = resolve(process.env.DATA_DIR ?? ".data", "screenshots");
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".jpg"))
    .sort();
  writeFileSync(join(folder, "index.html"), pageOf(files));
  console.log(`\n${files.length} pictures: ${join(folder, "index.html")}`);
}

const kinds = ["page", "language", "width", "scheme", "script"];

function pageOf(files: readonly string[]): string {
  const parts = files.map((file) => file.split("."));
  const choices = kinds.map((kind, at) => {
    const values = [...new Set(parts.map((part) => part[at] ?? ""))];
    const options = ["", ...values].map((value) => `<option value="${value}">${value || `every ${kind}`}</option>`);
    return `<select name="${kind}" aria-label="${kind}">${options.join("")}</select>`;
  });
  const figures = files.map(
    (file) =>
      `<figure data-name="${file}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file.replace(/\.jpg$/, "").replaceAll(".", " · ")}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Quartier, every page</title>
<style>
  body { margin: 0; background: #eee; font: 14px/1.4 system-ui, sans-serif; }
  form { position: sticky; top: 0; display: flex; gap: 8px; padding: 12px 16px; background: #fff; }
  main { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; padding: 16px; }
  figure { margin: 0; width: 320px; background: #fff; }
  figure[hidden] { display: none; }
  img { display: block; width: 100%; max-height: 640px; object-fit: cover; object-position: top; }
  figcaption { padding: 6px 8px; }
</style>
<form>${choices.join("")}<output></output></form>
<main>${figures.join("\n")}</main>
<script>
  const form = document.querySelector("form");
  const show = () => {
    const wanted = [...form.querySelectorAll("select")].map((select) => select.value);
    let shown = 0;
    for (const figure of document.querySelectorAll("figure")) {
      const parts = figure.dataset.name.split(".");
      figure.hidden = wanted.some((value, at) => value && parts[at] !== value);
      if (!figure.hidden) shown++;
    }
    form.querySelector("output").textContent = shown + " pictures";
    history.replaceState(null, "", "#" + wanted.join(","));
  };
  location.hash.slice(1).split(",").forEach((value, at) => {
    const select = form.querySelectorAll("select")[at];
    if (select) select.value = value;
  });
  form.addEventListener("change", show);
  show();
</script>
</html>
`;
}
