import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import '#ui/modal/moment.css'
import './cash-note.css'

interface CashNoteProps {
  /** Name of a picture in `public/art/interface`, or of an icon where there is nothing to show off. */
  readonly art: { readonly picture: string } | { readonly icon: IconName }
  readonly title: string
  readonly text: string
  readonly isWin?: boolean
  /** Under everything, in small print. */
  readonly note?: string | undefined
  /** The ways on, the main one first. */
  readonly children: ReactNode
}

/** A page that says one thing about a purchase, as a moment does over a page. */
export function CashNote({ art, title, text, isWin = false, note, children }: CashNoteProps) {
  return (
    <section className="cash-note">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="card cash-note-card moment" data-is-win={isWin}>
        {'picture' in art ? (
          <div className="moment-art">
            <img
              src={`/art/interface/${art.picture}-256.webp`}
              srcSet={`/art/interface/${art.picture}-256.webp 1x, /art/interface/${art.picture}-512.webp 2x`}
              width={160}
              height={160}
              alt=""
            />
          </div>
        ) : (
          <span className="moment-icon">
            <Icon name={art.icon} className="size-12" />
          </span>
        )}
        <h1 className="modal-title">{title}</h1>
        <p className="moment-text">{text}</p>
        <div className="moment-actions">{children}</div>
        {note ? <p className="text-[12.5px]/4 text-muted">{note}</p> : null}
      </div>
    </section>
  )
}
