import { constants, crc32, deflateRawSync } from 'node:zlib'

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])
const TRAILER_BYTES = 8

/**
 * Compresses each part into complete deflate blocks without references to earlier ones, so that others can be
 * inserted between.
 */
export const deflateParts = (parts: readonly Buffer[]): Buffer[] =>
  parts.map((part) => deflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH }))

/**
 * One gzip stream of the parts with `filling` at every seam. Long parts are compressed once by `deflateParts`; the
 * variable text is stored uncompressed.
 */
export function gzipParts(parts: readonly Buffer[], deflated: readonly Buffer[], filling: Buffer): Buffer {
  const seam = storedBlock(filling)
  const chunks: Buffer[] = [HEADER]
  let checksum = 0
  let size = 0
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      chunks.push(seam)
      checksum = crc32(filling, checksum)
      size += filling.length
    }
    chunks.push(deflated[index] as Buffer)
    checksum = crc32(part, checksum)
    size += part.length
  }
  const trailer = Buffer.alloc(TRAILER_BYTES)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(size % 2 ** 32, 4)
  return Buffer.concat([...chunks, LAST_BLOCK, trailer])
}

/** A stored deflate block; at most 65,535 bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
