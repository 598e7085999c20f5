/** Whether an `Accept-Encoding` names a coding, or any by `*`, without ruling it out by `q=0`. */
export function accepts(acceptEncoding: string, coding: "br" | "gzip"): boolean {
  const items = acceptEncoding.split(",");
  const find = (name: string) => items.find((item) => item.split(";", 1)[0]?.trim().toLowerCase() === name);
  const listed = find(coding) ?? find("*");
  return listed !== undefined && !/;\s*q=0(?:\.0*)?\s*$/i.test(listed);
}
