import { assert } from '#kernel/result.ts'

/** Lower-case hexadecimal, two digits a byte. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** Throws InvariantError unless `hex` is an even number of hexadecimal digits. */
export function fromHex(hex: string): Uint8Array {
  assert(/^([0-9a-f]{2})*$/i.test(hex), 'not hexadecimal')
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}

/** UTF-8, written out because neither TextEncoder nor Buffer is part of the language. */
export function toUtf8(text: string): Uint8Array {
  // A fast path: every block of draws passes through here and is ASCII.
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x80) return Uint8Array.from(encoded(text))
    bytes[at] = unit
  }
  return bytes
}

function encoded(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) as number
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point))
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point))
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point))
  }
  return bytes
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f)
