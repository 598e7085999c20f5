/**
 * Stands for whichever registry npm is set to: `replace-registry-host` in .npmrc has it replaced. The name can't be anybody's
 * (RFC 2606).
 */
export const anyRegistry = "https://registry.invalid";

/**
 * @typedef {{ name?: string, version?: string, resolved?: string, integrity?: string, inBundle?: boolean, link?: boolean }}
 *   LockedPackage
 */

/**
 * A lockfile that says of each package where it is fetched from. Where it doesn't, npm asks the registry about each of two
 * thousand packages before it fetches it, which takes two thirds of an installation.
 *
 * @template {{ packages: Record<string, LockedPackage> }} Lock
 * @param {Lock} lock
 * @returns {Lock}
 */
export function withAddresses(lock) {
  const packages = Object.entries(lock.packages).map(([path, locked]) => [path, withAddress(path, locked)]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * What is a part of another package, or of the project, is not fetched.
 *
 * @param {string} path
 * @param {LockedPackage} locked
 * @returns {LockedPackage}
 */
function withAddress(path, locked) {
  const at = path.lastIndexOf("node_modules/");
  if (at < 0 || locked.link || locked.inBundle || !locked.integrity) return locked;
  const { name = path.slice(at + "node_modules/".length), version, resolved: _before, ...rest } = locked;
  const resolved = `${anyRegistry}/${name}/-/${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;
  // In npm's own order, so that it changes nothing when it writes the file.
  return { ...(locked.name !== undefined && { name }), version, resolved, ...rest };
}
