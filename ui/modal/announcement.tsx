import './moment.css'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayerAsset } from '#kernel/money.ts'
import { CountingAmount } from '../format/counting-amount.tsx'
import { ModalTitle } from './modal-frame.tsx'
import { MomentArt, type MomentPicture } from './moment-art.tsx'

export interface MomentPrize {
  readonly asset: Extract<PlayerAsset, 'coins' | 'entries'>
  readonly minor: number
}

interface MomentProps {
  readonly art: MomentPicture
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly prizes?: readonly MomentPrize[]
  /** Light behind the picture, which rises into it. For what was won, never for news. */
  readonly isWin?: boolean
  /** The buttons, the main one first. */
  readonly children: ReactNode
}

/** A modal about one thing that happened: what it was, what it brought, what to do now. */
export function Moment({ art, title, text, prizes = [], isWin = false, children }: MomentProps) {
  const shown = prizes.filter(({ minor }) => minor > 0)
  return (
    <div className="modal-body moment" data-is-win={isWin}>
      <MomentArt art={art} />
      <ModalTitle>{title}</ModalTitle>
      {shown.length > 0 ? (
        <p className="moment-prizes">
          {shown.map((prize) => (
            <Prize key={prize.asset} {...prize} />
          ))}
        </p>
      ) : null}
      {text ? <p className="moment-text">{text}</p> : null}
      <div className="moment-actions">{children}</div>
    </div>
  )
}

const PICTURES = { coins: 'coin', entries: 'entry' } as const

function Prize({ asset, minor }: MomentPrize) {
  const t = useTranslations('ui')
  const [risen, setRisen] = useState(0)
  useEffect(() => setRisen(minor), [minor])
  return (
    <span className="moment-prize">
      <img src={`/art/interface/${PICTURES[asset]}-128.webp`} width={44} height={44} alt="" />
      <CountingAmount asset={asset} minor={risen} /> <small>{t(asset)}</small>
    </span>
  )
}
