import type { ReactNode } from 'react'
import { MomentArt, type MomentPicture } from '#ui/modal/moment-art.tsx'
import './cash-note.css'

interface CashNoteProps {
  readonly art: MomentPicture
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
        <MomentArt art={art} />
        <h1 className="modal-title">{title}</h1>
        <p className="moment-text">{text}</p>
        <div className="moment-actions">{children}</div>
        {note ? <p className="text-[12.5px]/4 text-muted">{note}</p> : null}
      </div>
    </section>
  )
}
