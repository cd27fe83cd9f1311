import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Vertical metrics of a face, as fractions of its size. */
export interface FaceHeights {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

// The order of tags that a woff2 file references by index; only these tables are read.
const HEAD = 1
const HHEA = 2
const GLYF = 10
const LOCA = 11
const NAMED_BY_TEXT = 63
const HEADER_BYTES = 48

/** Reads a woff2 file's vertical metrics: its directory, then two tables of the one compressed stream. */
export function readHeights(path: string): FaceHeights {
  const file = readFileSync(path)
  const tables = new Map<number, { start: number; length: number }>()
  let at = HEADER_BYTES
  let start = 0
  const readBase128 = () => {
    let value = 0
    for (let byte = 128; byte & 128; at += 1) {
      byte = file[at] ?? 0
      value = value * 128 + (byte & 127)
    }
    return value
  }
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file[at] ?? 0
    const tag = flags & 63
    at += tag === NAMED_BY_TEXT ? 5 : 1
    const plain = readBase128()
    const version = flags >> 6
    const isTransformed = tag === GLYF || tag === LOCA ? version === 0 : version !== 0
    const length = isTransformed ? readBase128() : plain
    tables.set(tag, { start, length })
    start += length
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const startOf = (tag: number) => tables.get(tag)?.start ?? 0
  const perEm = data.readUInt16BE(startOf(HEAD) + 18)
  const [ascent = 0, descent = 0, lineGap = 0] = [4, 6, 8].map((offset) => data.readInt16BE(startOf(HHEA) + offset) / perEm)
  return { ascent, descent: -descent, lineGap }
}
