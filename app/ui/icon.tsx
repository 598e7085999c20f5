/** The site's own icons: drawn on a grid of 24 with one line, mitred like the elevations. */
const shapes = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L21 21",
  close: "M5 5l14 14M19 5 5 19",
  check: "m4 12.5 5.5 5.5L20 6.5",
  menu: "M3 6h18M3 12h18M3 18h18",
  "chevron-down": "m5 9 7 7 7-7",
  "arrow-right": "M3 12h17m-7-7 7 7-7 7",
  "arrow-left": "M21 12H4m7-7-7 7 7 7",
  locate: "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM12 2v6m0 8v6M2 12h6m8 0h6",
  filters: "M3 7h10m4 0h4M3 17h4m4 0h10M13 4v6h4V4Zm-6 10v6h4v-6Z",
  mail: "M3 5.5h18v13H3Zm0 .5 9 7 9-7",
  phone: "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4 3.5-6 8-6s8 2 8 6",
  heart: "M12 20.5 3.5 12a5.1 5.1 0 0 1 0-7.2 5.1 5.1 0 0 1 7.2 0L12 6.1l1.3-1.3a5.1 5.1 0 0 1 7.2 7.2Z",
  bookmark: "M6 3h12v18l-6-5-6 5Z",
  share: "M12 15V3M7 8l5-5 5 5M5 12v9h14v-9",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-2 2m2 4a4 4 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l2-2",
  print: "M7 8V3h10v5M7 18H3V8h18v10h-4M7 14h10v7H7Z",
  expand: "M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5",
  document: "M6 3h8l4.5 4.5V21H6Zm8 0v4.5h4.5M9 12.5h6M9 16.5h6",
} as const;

type IconName = keyof typeof shapes;

export const iconNames = Object.keys(shapes) as IconName[];

/** Decoration beside a text, so hidden from readers; a control with an icon alone names itself. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
