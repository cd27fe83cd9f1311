/** Text as a complete server frame, RFC 6455 section 5.2: final, unmasked, its length in 7, 16 or 64 bits. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const headLength = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(headLength + length)
  frame[0] = FINAL_TEXT
  if (headLength === 2) frame[1] = length
  else if (headLength === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, headLength)
  return frame
}

const FINAL_TEXT = 0x81
