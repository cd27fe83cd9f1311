import { type ReactNode, use } from 'react'
import { interfaceArt } from '../brand/interface-art.ts'
import { LocalLink } from '../i18n/local-link.tsx'
import { ShownPromotion } from './shown-promotion.ts'

interface PromoCardProps {
  readonly title: string
  /** The state in a few words: 'Free spin ready', '7 of 10 balls'. */
  readonly text: ReactNode
  /** A picture in `public/art/interface`. */
  readonly picture: string
  /** A path, or `?openModal=…` for a modal over the current page. */
  readonly to: string
  /** The words on its button. */
  readonly action?: string
  /** A press acts at once, in place of the link; null while the last one is under way. */
  readonly onPress?: (() => void) | null
  /** Progress from 0 to 1, if any. */
  readonly progress?: number
  /** Replaces both: a countdown. */
  readonly foot?: ReactNode
}

/**
 * A card of the promo strip: state first, picture in the corner. The whole card is one link or one button. Within its
 * promotion's card on the promotions page it looks as that page says.
 */
export function PromoCard({ to, onPress, ...shown }: PromoCardProps) {
  const page = use(ShownPromotion)
  if (page) return <page.Part {...shown} />
  return (
    <li>
      {onPress === undefined ? (
        <LocalLink className="promo-card" to={to}>
          <Shown {...shown} />
        </LocalLink>
      ) : (
        <button type="button" className="promo-card" disabled={onPress === null} onClick={onPress ?? undefined}>
          <Shown {...shown} />
        </button>
      )}
    </li>
  )
}

export type ShownProps = Omit<PromoCardProps, 'to' | 'onPress'>

function Shown({ title, text, picture, action, progress, foot }: ShownProps) {
  return (
    <>
      <span className="promo-title">{title}</span>
      <span className="promo-text">{text}</span>
      {foot ? <span className="promo-foot">{foot}</span> : null}
      {action ? <span className="promo-action">{action}</span> : null}
      {progress === undefined ? null : (
        <span className="progress promo-progress">
          <span style={{ width: `${Math.round(Math.min(1, progress) * 100)}%` }} />
        </span>
      )}
      <img className="promo-art" {...interfaceArt(picture, 64)} width={64} height={64} alt="" />
    </>
  )
}
