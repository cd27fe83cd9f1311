import type { PlayerProfile } from '#kernel/profile.ts'
import { AvatarPicture } from '#ui/parts/avatar-picture.tsx'

/** The avatar that the player chose, on a disc in the brand's glow; the initial where players have none. */
export const Avatar = ({ profile: { login, publicFace } }: { profile: PlayerProfile }) => (
  <span className="avatar" aria-hidden="true">
    {publicFace ? <AvatarPicture avatar={publicFace.avatar} size={36} /> : login.slice(0, 1).toUpperCase()}
  </span>
)
