import './announcement.css'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayerAsset } from '#kernel/money.ts'
import { CountingAmount } from '../format/counting-amount.tsx'
import { ModalTitle } from './modal-frame.tsx'
import { AnnouncementArt, type AnnouncementPicture } from './announcement-art.tsx'

export interface AnnouncementPrize {
  readonly asset: Extract<PlayerAsset, 'coins' | 'entries'>
  readonly minor: number
}

interface AnnouncementProps {
  readonly art: AnnouncementPicture
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly prizes?: readonly AnnouncementPrize[]
  /** Light rays behind the picture. For prizes, never for news. */
  readonly isWin?: boolean
  /** The button that closes it, in first place. */
  readonly done?: { readonly text: string; readonly onClick: () => void }
  /** Other buttons, primary first. */
  readonly children?: ReactNode
}

/** A modal about one event: what happened, what it paid, what to do next. */
export function Announcement({ art, title, text, prizes = [], isWin = false, done, children }: AnnouncementProps) {
  const shown = prizes.filter(({ minor }) => minor > 0)
  return (
    <div className="modal-body announcement" data-is-win={isWin}>
      <AnnouncementArt art={art} />
      <ModalTitle>{title}</ModalTitle>
      {shown.length > 0 ? (
        <p className="announcement-prizes">
          {shown.map((prize) => (
            <Prize key={prize.asset} {...prize} />
          ))}
        </p>
      ) : null}
      {text ? <p className="announcement-text">{text}</p> : null}
      <div className="announcement-actions">
        {done ? (
          <button type="button" className="button" data-size="large" onClick={done.onClick}>
            {done.text}
          </button>
        ) : null}
        {children}
      </div>
    </div>
  )
}

const PICTURES = { coins: 'coin', entries: 'entry' } as const

function Prize({ asset, minor }: AnnouncementPrize) {
  const t = useTranslations('ui')
  const [risen, setRisen] = useState(0)
  useEffect(() => setRisen(minor), [minor])
  return (
    <span className="announcement-prize">
      <img src={`/art/interface/${PICTURES[asset]}-128.webp`} width={44} height={44} alt="" />
      <CountingAmount asset={asset} minor={risen} /> <small>{t(asset)}</small>
    </span>
  )
}
