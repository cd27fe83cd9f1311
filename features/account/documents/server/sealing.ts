import { createCipheriv, createDecipheriv } from 'node:crypto'

/** A document is encrypted in pieces of this size, so that no process holds whole files while they arrive. */
export const PIECE_BYTES = 512 * 1024

const TAG_BYTES = 16
const NONCE_BYTES = 12

export interface Piece {
  readonly no: number
  readonly isLast: boolean
  readonly bytes: Uint8Array
}

/** Who a piece belongs to. A key is used for one document, and within it once for each number. */
export interface Lock {
  readonly key: Uint8Array
  readonly document: string
}

/** AES-256-GCM. Number and end are in the nonce: a piece in another place, missing or too many does not open. */
export function sealPiece({ key, document }: Lock, { no, isLast, bytes }: Piece): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(no, isLast)).setAAD(Buffer.from(document))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([cipher.getAuthTag(), body])
}

/** All pieces in their order. Throws where anything was changed, left out, added or belongs elsewhere. */
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

/** Bytes as they come, in pieces of one size; the last one may be shorter, and nothing is one empty piece. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size = PIECE_BYTES): AsyncGenerator<Piece> {
  let waiting = Buffer.alloc(0)
  let no = 0
  for await (const more of bytes) {
    waiting = Buffer.concat([waiting, more])
    // One byte more than a piece shows that it is not the last.
    while (waiting.length > size) {
      yield { no: no++, isLast: false, bytes: waiting.subarray(0, size) }
      waiting = waiting.subarray(size)
    }
  }
  yield { no, isLast: true, bytes: waiting }
}
