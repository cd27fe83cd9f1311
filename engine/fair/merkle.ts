import { fromHex, toHex } from './bytes.ts'
import { sha256 } from './sha256.ts'

/**
 * A Merkle tree as in RFC 6962: SHA-256, leaf hashes prefixed with byte 0, node hashes with byte 1; a list splits at
 * the largest power of two below its length. Hashes are lower-case hexadecimal.
 */
export function merkleRoot(leaves: readonly string[]): string {
  if (leaves.length === 0) return toHex(sha256(new Uint8Array(0)))
  if (leaves.length === 1) return leafHash(leaves[0]!)
  const split = splitOf(leaves.length)
  return nodeHash(merkleRoot(leaves.slice(0, split)), merkleRoot(leaves.slice(split)))
}

/** The sibling hashes from a leaf to the root, the lowest first. */
export function merklePath(leaves: readonly string[], index: number): string[] {
  if (leaves.length <= 1) return []
  const split = splitOf(leaves.length)
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)]
  return index < split ? [...merklePath(left, index), merkleRoot(right)] : [...merklePath(right, index - split), merkleRoot(left)]
}

export interface Inclusion {
  readonly leaf: string
  readonly index: number
  readonly size: number
  readonly path: readonly string[]
}

/** The root that the path leads to; the caller compares it with the published one. */
export function rootOf({ leaf, index, size, path }: Inclusion): string | null {
  if (size === 1) return path.length === 0 && index === 0 ? leafHash(leaf) : null
  const [rest, sibling] = [path.slice(0, -1), path.at(-1)]
  if (sibling === undefined || index < 0 || index >= size) return null
  const split = splitOf(size)
  const isLeft = index < split
  const below = rootOf({ leaf, index: isLeft ? index : index - split, size: isLeft ? split : size - split, path: rest })
  if (below === null) return null
  return isLeft ? nodeHash(below, sibling) : nodeHash(sibling, below)
}

function splitOf(size: number): number {
  let split = 1
  while (2 * split < size) split *= 2
  return split
}

const leafHash = (leaf: string): string => hashOf(0, leaf)
const nodeHash = (left: string, right: string): string => hashOf(1, left + right)
const hashOf = (prefix: number, hex: string): string => toHex(sha256(Uint8Array.of(prefix, ...fromHex(hex))))
