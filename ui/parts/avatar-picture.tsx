/** A player's avatar, from the site's own set. Decorative: the name is beside it. */
export const AvatarPicture = ({ avatar, size }: { avatar: string; size: number }) => (
  <img className="flex-none rounded-full" src={`/avatars/${avatar}.svg`} width={size} height={size} loading="lazy" alt="" />
)
