/** What other players see of a player. */
export interface PublicFace {
  readonly name: string
  readonly avatar: Avatar
}

/** The pictures to choose from: `/avatars/<name>.svg`. */
export const AVATARS = [
  'bear',
  'cat',
  'fox',
  'frog',
  'koala',
  'lion',
  'octopus',
  'otter',
  'owl',
  'panda',
  'penguin',
  'rabbit',
] as const
export type Avatar = (typeof AVATARS)[number]
