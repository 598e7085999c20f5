import { useTranslation } from "react-i18next";
import { pictureSide } from "../picture-frame.ts";
import type { AroundView } from "./around-view.server.ts";
import type { Sign } from "./picture-signs.server.ts";

const middle = pictureSide / 2;

/** Where a property is: the streets around it with walking rings and stations, drawn by the server, and the ways there. */
export function Around({ view }: { view: AroundView }) {
  const { t } = useTranslation();
  return (
    <div className="around">
      <figure className="around-frame">
        <picture>
          <source media="screen and (prefers-color-scheme: dark)" srcSet={view.night} />
          <img className="around-basemap" src={view.day} alt="" width="1200" height="1200" loading="lazy" />
        </picture>
        <svg className="around-marks" viewBox={`0 0 ${pictureSide} ${pictureSide}`} role="img" aria-label={view.label}>
          {view.rings?.map(({ radius }) => (
            <circle key={radius} className="around-ring" cx={middle} cy={middle} r={radius} />
          ))}
          {view.names.map(({ name, x, y, isTown }) => (
            <text
              key={`${x},${y}`}
              className={isTown ? "around-place around-town" : "around-place"}
              x={x}
              y={y}
              dy="0.35em"
            >
              {name}
            </text>
          ))}
          {view.signs.map((sign) => (
            <StopSign key={`${sign.x},${sign.y}`} sign={sign} />
          ))}
          {view.rings?.map(({ radius, label }) => (
            <text key={label} className="around-minutes" x={middle} y={middle + radius} dy="1.25em">
              {label}
            </text>
          ))}
          {view.rings && <Pin />}
        </svg>
      </figure>
      {view.ways.length > 0 && (
        <ul className="around-ways">
          {view.ways.map(({ kind, name, lines, words }) => (
            <li key={kind}>
              <span className={`around-kind around-kind-${kind}`} aria-hidden="true">
                {letters[kind]}
              </span>
              <span>
                <span className="visually-hidden">{t(`map.around.${kind}`)} </span>
                <b>{name}</b>
                {lines && <span className="soft"> {lines}</span>}
                <span className="around-way figures">{words}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="soft small">{view.note}</p>
    </div>
  );
}

const letters: Record<Sign["kind"], string> = { metro: "M", rail: "", tram: "T", bus: "B", motorway: "A" };

/** A station: its sign, and its name with its lines beside it. */
function StopSign({ sign: { kind, x, y, isLeft, name, lines } }: { sign: Sign }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`around-sign around-sign-${kind}`}>
        <rect x="-9" y="-9" width="18" height="18" rx="3" />
        {kind === "metro" ? (
          <path d="M-5 5V-5L0 2 5-5V5" />
        ) : (
          <path d="M-4 3v-6q0-2 2-2h4q2 0 2 2v6zm0-4h8M-3 3l-2 3M3 3l2 3" />
        )}
      </g>
      {name && (
        <text className="around-name" x={isLeft ? -15 : 15} dy="0.35em" textAnchor={isLeft ? "end" : undefined}>
          {name}
          {lines && <tspan className="around-lines"> {lines}</tspan>}
        </text>
      )}
    </g>
  );
}

/** A pin whose point is the middle, with the windows of a building. */
function Pin() {
  return (
    <g className="around-pin" transform={`translate(${middle} ${middle})`}>
      <path d="M0 0C-7-12-20-19-20-34a20 20 0 0 1 40 0c0 15-13 22-20 34Z" />
      <path className="around-windows" d="M-8-42h16v17h-5v-5h-6v5h-5zm3 3v3h3v-3zm7 0v3h3v-3z" fillRule="evenodd" />
    </g>
  );
}
