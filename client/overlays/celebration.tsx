import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'
import type { WinTier } from '../playback/win-tier.ts'
import { Shower } from './shower.tsx'
import './celebration.css'

/** The words drawn for a game's large moments, in both languages. */
type Words = 'big' | 'mega' | 'epic' | 'free-spins' | 'total'

interface CelebrationProps {
  readonly words: Words
  /** Decides the light behind the words and the coins in front of them. */
  readonly tier: WinTier
  /** Of a whole feature. */
  readonly isTotal?: boolean
  readonly children: ReactNode
}

/** Covers the whole screen, the controls too, and lets every press through. */
export function Celebration({ words, tier, isTotal = false, children }: CelebrationProps) {
  const t = useTranslations('game')
  return (
    <div className="celebration" data-tier={tier} data-words={words} aria-hidden="true">
      <div className="celebration-rays" />
      <div className="celebration-core">
        <Lettering words={words} key={words} />
        {isTotal ? <small>{t('wonInAll')}</small> : null}
        {children}
      </div>
      <Shower tier={tier} />
    </div>
  )
}

function Lettering({ words }: { words: Words }) {
  const picture = useLettering()(words)
  return <img className="celebration-words" alt="" draggable={false} sizes={SIZES} {...picture} />
}

/** Ready before they are needed. */
export function CelebrationAhead({ words }: { words: readonly Words[] }) {
  const pictureOf = useLettering()
  return words.map((each) => <img key={each} hidden alt="" sizes={SIZES} {...pictureOf(each)} />)
}

/** As the style sheet sizes it. */
const SIZES = '(max-aspect-ratio: 10/9) 96vw, min(720px, 60vh)'

function useLettering(): (words: Words) => { readonly src: string; readonly srcSet: string } {
  const locale = useSiteLocale()
  return (words) => {
    const [small, large] = [384, 768].map((width) => `/art/celebrations/${words}-${locale}-${width}.webp`)
    return { src: large!, srcSet: `${small} 384w, ${large} 768w` }
  }
}

/** A win as a multiple of the play amount. */
export function Multiple({ amount, stake }: { amount: number; stake: number }) {
  const t = useTranslations('game')
  if (stake <= 0 || amount <= 0) return null
  const exact = amount / stake
  // Never more than was won.
  const multiple = exact < 10 ? Math.floor(exact * 10) / 10 : Math.floor(exact)
  return <span className="celebration-multiple">{t('timesPlayAmount', { multiple })}</span>
}
