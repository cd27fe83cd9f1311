import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** A list in order, or a cursor over one: a lottery may have a million tickets. */
export type Tickets = Iterable<string> | AsyncIterable<string>

/** The Merkle tree of `engine/fair/merkle.ts` over tickets, by the native hash and with all levels in memory: 64 bytes a ticket. */
export interface TicketTree {
  readonly root: string
  readonly size: number
  ticketAt(index: number): string
  /** The sibling hashes from the ticket to the root, the lowest first. */
  pathOf(index: number): string[]
}

export async function growTicketTree(tickets: Tickets): Promise<TicketTree> {
  const texts: string[] = []
  for await (const ticket of tickets) texts.push(ticket)
  const levels = [await hashAll(texts.length, (at) => Buffer.from(`\0${texts[at]!}`))]
  while (levels.at(-1)!.length > HASH_BYTES) levels.push(await levelAbove(levels.at(-1)!))
  const hashAt = (height: number, at: number): string => levels[height]!.toString('hex', at * HASH_BYTES, (at + 1) * HASH_BYTES)
  return {
    root: hashAt(levels.length - 1, 0) || hash('sha256', ''),
    size: texts.length,
    ticketAt: (index) => texts[index]!,
    pathOf: (index) => levels.slice(0, -1).flatMap((_, height) => hashAt(height, (index >> height) ^ 1) || []),
  }
}

const HASH_BYTES = 32

/** A node without a sibling rises as it is, which is the same as splitting at the largest power of two. */
async function levelAbove(level: Buffer): Promise<Buffer> {
  const pairs = Math.floor(level.length / (2 * HASH_BYTES))
  const node = Buffer.alloc(1 + 2 * HASH_BYTES, 1)
  const above = await hashAll(pairs, (at) => {
    level.copy(node, 1, 2 * at * HASH_BYTES, 2 * (at + 1) * HASH_BYTES)
    return node
  })
  return Buffer.concat([above, level.subarray(2 * pairs * HASH_BYTES)])
}

/** Hashes between two turns of the event loop. */
const CHUNK = 10_000

/** The hashes of these messages, concatenated. */
async function hashAll(count: number, messageAt: (at: number) => Buffer): Promise<Buffer> {
  const hashes = Buffer.alloc(count * HASH_BYTES)
  for (let at = 0; at < count; at++) {
    hash('sha256', messageAt(at), 'buffer').copy(hashes, at * HASH_BYTES)
    if (at % CHUNK === CHUNK - 1) await setImmediate()
  }
  return hashes
}
