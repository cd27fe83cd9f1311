import type { Avatar } from '#kernel/avatars.ts'
import { AvatarPicture } from './avatar-picture.tsx'

interface PlayerNameProps {
  readonly avatar: Avatar | null
  /** The public name, or words in its place. */
  readonly children: string
}

/** A player in a leaderboard: the avatar, if the player is named, and the name. */
export const PlayerName = ({ avatar, children }: PlayerNameProps) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-2 align-middle">
    {avatar ? <AvatarPicture avatar={avatar} size={24} /> : null}
    <span className="min-w-0 leading-tight whitespace-normal">{children}</span>
  </span>
)
