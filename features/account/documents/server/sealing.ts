import { createCipheriv, createDecipheriv } from 'node:crypto'

/** Documents are encrypted in chunks of this size, so that no process holds a whole file during an upload. */
export const PIECE_BYTES = 512 * 1024

const TAG_BYTES = 16
const NONCE_BYTES = 12

export interface Piece {
  readonly no: number
  readonly isLast: boolean
  readonly bytes: Uint8Array
}

/** Binds a chunk to its document. Each key serves one document, and each chunk number is used once with it. */
export interface Lock {
  readonly key: Uint8Array
  readonly document: string
}

/**
 * AES-256-GCM. The nonce holds the chunk number and the end mark: a reordered, missing or extra chunk does not open.
 */
export function sealPiece({ key, document }: Lock, { no, isLast, bytes }: Piece): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(no, isLast)).setAAD(Buffer.from(document))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([cipher.getAuthTag(), body])
}

/** All chunks in order. Throws if any was changed, removed, added or taken from another document. */
export function openPieces({ key, document }: Lock, sealed: readonly Uint8Array[]): Buffer {
  if (sealed.length === 0) throw new Error('A document has at least one piece.')
  const opened = sealed.map((piece, no) => {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(no, no === sealed.length - 1)).setAAD(Buffer.from(document))
    decipher.setAuthTag(piece.subarray(0, TAG_BYTES))
    return Buffer.concat([decipher.update(piece.subarray(TAG_BYTES)), decipher.final()])
  })
  return Buffer.concat(opened)
}

function nonceOf(no: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(no, 0)
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0
  return nonce
}

/** Splits a byte stream into chunks of one size; the last may be shorter, and an empty stream is one empty chunk. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size = PIECE_BYTES): AsyncGenerator<Piece> {
  let waiting = Buffer.alloc(0)
  let no = 0
  for await (const more of bytes) {
    waiting = Buffer.concat([waiting, more])
    // One byte beyond the chunk shows that it is not the last.
    while (waiting.length > size) {
      yield { no: no++, isLast: false, bytes: waiting.subarray(0, size) }
      waiting = waiting.subarray(size)
    }
  }
  yield { no, isLast: true, bytes: waiting }
}
