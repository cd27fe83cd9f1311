import { interfaceArt } from '../brand/interface-art.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'
import './moment.css'

/** Name of a picture in `public/art/interface`, or of an icon where there is nothing to show off. */
export type MomentPicture = { readonly picture: string } | { readonly icon: IconName }

export const MomentArt = ({ art }: { art: MomentPicture }) =>
  'picture' in art ? (
    <div className="moment-art">
      <img {...interfaceArt(art.picture, 256)} width={160} height={160} alt="" />
    </div>
  ) : (
    <span className="moment-icon">
      <Icon name={art.icon} className="size-12" />
    </span>
  )
