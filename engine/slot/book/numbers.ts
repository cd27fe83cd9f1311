/** Integers up to 2^53, seven bits per byte, little-endian; the last byte of each has its high bit clear. */
export function writeNumbers(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = []
  for (let rest of numbers) {
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80)
    bytes.push(rest)
  }
  return Uint8Array.from(bytes)
}

/** Undefined if the last number is truncated. */
export function readNumbers(bytes: Uint8Array): number[] | undefined {
  const numbers: number[] = []
  let [value, factor] = [0, 1]
  for (const byte of bytes) {
    value += (byte % 0x80) * factor
    factor *= 0x80
    if (byte >= 0x80) continue
    numbers.push(value)
    ;[value, factor] = [0, 1]
  }
  return factor === 1 ? numbers : undefined
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 without padding, written out because neither atob nor Buffer is part of the language. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const digits = Math.min(4, bytes.length - at + 1)
    for (let digit = 0; digit < digits; digit++) text += DIGITS[(word >> (18 - 6 * digit)) & 63]!
  }
  return text
}

/** An invalid digit is read as the first one; the hash of the bytes detects it. */
export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let [word, bits, at] = [0, 0, 0]
  for (const digit of text) {
    word = ((word << 6) | Math.max(0, DIGITS.indexOf(digit))) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = word >> bits
  }
  return bytes
}
