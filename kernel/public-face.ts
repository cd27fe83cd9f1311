import { type Avatar, AVATARS, type PublicFace } from './avatars.ts'

const ADJECTIVES = (
  'Amber Brave Bright Bouncy Breezy Calm Cheery Clever Cosmic Cozy Crimson Curious Dapper Daring ' +
  'Dreamy Eager Epic Fancy Gentle Gleeful Golden Grand Happy Humble Jazzy Jolly Keen Kind Lively Lucky ' +
  'Mellow Merry Mighty Misty Neon Nimble Noble Peppy Playful Plucky Quick Quiet Royal Ruby Silver ' +
  'Snappy Snug Sparkly Speedy Spry Starry Sunny Swift Tidy Trusty Velvet Vivid Wild Witty Zesty'
).split(' ')

/**
 * The face of a player who chose none: always the same two words and number, which say nothing about the person. The
 * words alone would repeat on every leaderboard.
 */
export function generatedFace(playerId: string): PublicFace {
  const hash = hashOf(playerId)
  const avatar = AVATARS[hash % AVATARS.length]!
  const at = Math.floor(hash / AVATARS.length)
  const number = NUMBER_MIN + (Math.floor(at / ADJECTIVES.length) % (NUMBER_MAX - NUMBER_MIN + 1))
  return { avatar, name: `${wordsOf(avatar, at)} ${number}` }
}

/** Three digits, as suggested names have two. From 400 on, some read like words: 807 like "bot". */
const NUMBER_MIN = 100
const NUMBER_MAX = 399

/** The words of every name that a generated face can have. */
export const allGeneratedWords = (): string[] => AVATARS.flatMap((avatar) => ADJECTIVES.map((_, at) => wordsOf(avatar, at)))

/** A name to choose: like a generated one, with two digits instead of three. */
export const suggestName = (avatar: Avatar, at: number): string => `${wordsOf(avatar, at)} ${10 + (at % 90)}`

/** An adjective and the avatar's animal. */
const wordsOf = (avatar: Avatar, at: number): string =>
  `${ADJECTIVES[at % ADJECTIVES.length]!} ${avatar[0]!.toUpperCase()}${avatar.slice(1)}`

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01_00_01_93) >>> 0
  return hash
}
