interface DrawingProps {
  /** Of the file under `/drawings/`; the night picture has `-night` in its name. */
  name: string;
  width: number;
  height: number;
  className?: string;
  /** True for what stands on the first screen. */
  eager?: boolean;
}

/** One of the site's own drawings, by day or by night as the visitor's scheme is. Decoration: readers pass it by. */
export function Drawing({ name, width, height, className, eager }: DrawingProps) {
  return (
    <picture className={className}>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`/drawings/${name}-night.svg`} />
      <img
        src={`/drawings/${name}.svg`}
        alt=""
        width={width}
        height={height}
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
