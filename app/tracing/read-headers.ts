/**
 * Headers as OTEL_EXPORTER_OTLP_HEADERS has them: `name=value`, with commas between.
 * @returns values decoded where they are percent-encoded, as OpenTelemetry has it: `Basic%20…` is what vendors hand out
 */
export function readHeaders(given: string): Record<string, string> {
  const pairs = given.split(",").filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s, 2);
      return [name, decoded(value)];
    }),
  );
}

/** A key with a percent sign of its own, given as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
