import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { inPieces, openPieces, type Piece, sealPiece } from './sealing.ts'

async function* inBits(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function piecesOf(bytes: Buffer, { arriving = 7, size = 10 } = {}) {
  const pieces: Piece[] = []
  for await (const piece of inPieces(inBits(bytes, arriving), size)) pieces.push(piece)
  return pieces
}

test.each([0, 1, 9, 10, 11, 20, 25])('%i bytes are split into chunks, and the last one is marked', async (length) => {
  const bytes = randomBytes(length)
  const pieces = await piecesOf(bytes)
  expect(Buffer.concat(pieces.map((piece) => piece.bytes))).toEqual(bytes)
  expect(pieces.map(({ no, isLast }) => [no, isLast])).toEqual(
    pieces.map((_, no) => [no, no === Math.max(1, Math.ceil(length / 10)) - 1]),
  )
})

test('sealed content opens, and tampered content does not', async () => {
  const lock = { key: randomBytes(32), document: 'doc_1' }
  const bytes = randomBytes(25)
  const sealed = (await piecesOf(bytes)).map((piece) => sealPiece(lock, piece))
  const [first, second, last] = sealed as [Buffer, Buffer, Buffer]
  expect(openPieces(lock, sealed)).toEqual(bytes)
  expect(Buffer.concat(sealed).includes(bytes.subarray(0, 8))).toBe(false)
  const changed = Buffer.from(second)
  changed[20]! ^= 1
  const wrong = [[first, changed, last], [second, first, last], [first, second], [first, last], [first, second, last, last], []]
  for (const pieces of wrong) expect(() => openPieces(lock, pieces)).toThrow()
  expect(() => openPieces({ ...lock, document: 'doc_2' }, sealed)).toThrow()
  expect(() => openPieces({ ...lock, key: randomBytes(32) }, sealed)).toThrow()
})
