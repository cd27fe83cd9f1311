import { interfaceArt } from '../brand/interface-art.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'
import './announcement.css'

/** A picture in `public/art/interface`, or an icon for an event without artwork. */
export type AnnouncementPicture = { readonly picture: string } | { readonly icon: IconName }

export const AnnouncementArt = ({ art }: { art: AnnouncementPicture }) =>
  'picture' in art ? (
    <div className="announcement-art">
      <img {...interfaceArt(art.picture, 256)} width={160} height={160} alt="" />
    </div>
  ) : (
    <span className="announcement-icon">
      <Icon name={art.icon} className="size-12" />
    </span>
  )
