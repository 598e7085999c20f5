/** Whether an `Accept-Encoding` names a coding without ruling it out by `q=0`. */
export function accepts(acceptEncoding: string, coding: "br" | "gzip"): boolean {
  const listed = acceptEncoding.split(",").find((item) => item.split(";", 1)[0]?.trim().toLowerCase() === coding);
  return listed !== undefined && !/;\s*q=0(?:\.0*)?\s*$/i.test(listed);
}
