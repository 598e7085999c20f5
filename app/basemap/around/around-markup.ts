import type { TFunction } from "i18next";
import { escapeText } from "#app/http/rendering/escape-text.ts";
import { pictureSide } from "../picture-frame.ts";
import type { AroundView } from "./around-view.server.ts";
import type { Sign } from "./picture-signs.server.ts";

/*
 * The surroundings as text: they stand twice on a listing's page, on screen and on paper, and are a quarter of the elements
 * that are made for one that is asked for the first time. No script takes them over, so that no component has to know them.
 */

const middle = pictureSide / 2;

/** What `<Around>` holds. */
export function aroundMarkup(view: AroundView, t: TFunction): string {
  return `${frame(view)}${waysOf(view, t)}<p class="soft small">${escapeText(view.note)}</p>`;
}

function frame({ day, night, label, rings = [], names, signs }: AroundView): string {
  const circles = rings.map(
    ({ radius }) => `<circle class="around-ring" cx="${middle}" cy="${middle}" r="${radius}"></circle>`,
  );
  const places = names.map(({ name, x, y, isTown }) => {
    const className = isTown ? "around-place around-town" : "around-place";
    return `<text class="${className}" x="${x}" y="${y}" dy="0.35em">${escapeText(name)}</text>`;
  });
  const minutes = rings.map(
    ({ radius, label: words }) =>
      `<text class="around-minutes" x="${middle}" y="${middle + radius}" dy="1.25em">${escapeText(words)}</text>`,
  );
  return (
    `<figure class="around-frame"><picture>` +
    `<source media="screen and (prefers-color-scheme: dark)" srcSet="${escapeText(night)}"/>` +
    `<img class="around-basemap" src="${escapeText(day)}" alt="" width="1200" height="1200" loading="lazy"/></picture>` +
    `<svg class="around-marks" viewBox="0 0 ${pictureSide} ${pictureSide}" role="img" aria-label="${escapeText(label)}">` +
    `${circles.join("")}${places.join("")}${signs.map(signMarkup).join("")}${minutes.join("")}` +
    `${rings.length > 0 ? pin : ""}</svg></figure>`
  );
}

const railSign = '<path d="M-4 3v-6q0-2 2-2h4q2 0 2 2v6zm0-4h8M-3 3l-2 3M3 3l2 3"></path>';
const metroSign = '<path d="M-5 5V-5L0 2 5-5V5"></path>';

/** A station: its sign, and its name with its lines beside it. */
function signMarkup({ kind, x, y, isLeft, name, lines }: Sign): string {
  const sign =
    `<g class="around-sign around-sign-${kind}"><rect x="-9" y="-9" width="18" height="18" rx="3"></rect>` +
    `${kind === "metro" ? metroSign : railSign}</g>`;
  const ofLines = lines ? `<tspan class="around-lines"> ${escapeText(lines)}</tspan>` : "";
  const ofName = name
    ? `<text class="around-name" x="${isLeft ? -15 : 15}" dy="0.35em"${isLeft ? ' text-anchor="end"' : ""}>` +
      `${escapeText(name)}${ofLines}</text>`
    : "";
  return `<g transform="translate(${x} ${y})">${sign}${ofName}</g>`;
}

/** A pin whose point is the middle, with the windows of a building. */
const pin =
  `<g class="around-pin" transform="translate(${middle} ${middle})">` +
  '<path d="M0 0C-7-12-20-19-20-34a20 20 0 0 1 40 0c0 15-13 22-20 34Z"></path>' +
  '<path class="around-windows" d="M-8-42h16v17h-5v-5h-6v5h-5zm3 3v3h3v-3zm7 0v3h3v-3z" fill-rule="evenodd"></path></g>';

const letters: Record<Sign["kind"], string> = { metro: "M", rail: "", tram: "T", bus: "B", motorway: "A" };

function waysOf({ ways }: AroundView, t: TFunction): string {
  if (ways.length === 0) return "";
  const items = ways.map(({ kind, name, lines, words }) => {
    const kindInWords = t(`map.around.${kind}`);
    return (
      `<li><span class="around-kind around-kind-${kind}" aria-hidden="true">${letters[kind]}</span><span>` +
      (name === kindInWords ? "" : `<span class="visually-hidden">${escapeText(kindInWords)} </span>`) +
      `<b>${escapeText(name)}</b>` +
      (lines ? `<span class="soft"> ${escapeText(lines)}</span>` : "") +
      `<span class="around-way figures">${escapeText(words)}</span></span></li>`
    );
  });
  return `<ul class="around-ways">${items.join("")}</ul>`;
}
