/**
 * The same bytes, holding no others in memory: what zlib gives back is the beginning of 16 kB, and what is short a slice of a
 * pool, all of which would stay for as long as the bytes are kept, and count as nothing.
 */
export function ownBytes(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
