import type { ReactNode } from 'react'
import { AnnouncementArt, type AnnouncementPicture } from '#ui/modal/announcement-art.tsx'
import './cash-note.css'

interface CashNoteProps {
  readonly art: AnnouncementPicture
  readonly title: string
  readonly text: string
  readonly isWin?: boolean
  /** Small print at the bottom. */
  readonly note?: string | undefined
  /** The actions, the main one first. */
  readonly children: ReactNode
}

/** A page with one message about a purchase, the counterpart of an overlay. */
export function CashNote({ art, title, text, isWin = false, note, children }: CashNoteProps) {
  return (
    <section className="cash-note">
      <title>{title}</title>
      <div className="card cash-note-card announcement" data-is-win={isWin}>
        <AnnouncementArt art={art} />
        <h1 className="modal-title">{title}</h1>
        <p className="announcement-text">{text}</p>
        <div className="announcement-actions">{children}</div>
        {note ? <p className="text-[12.5px]/4 text-muted">{note}</p> : null}
      </div>
    </section>
  )
}
