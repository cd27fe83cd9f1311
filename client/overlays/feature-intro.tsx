import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import type { Card } from '../play/card.ts'
import { lookOf } from '../stage/look.ts'
import { Celebration } from './celebration.tsx'
import { useNames } from './names.ts'

type StartCard = Extract<Card, { kind: 'featureStart' }>

/** The start of free spins: their number over the symbol that brought them. A tap starts them. */
export function FeatureIntro({ game, card }: { game: SlotGame; card: StartCard }) {
  const t = useTranslations('game')
  const nameOf = useNames(game)
  const { symbol, spins, variant, multiplier, ms } = card
  return (
    <Celebration words="free-spins" tier="none">
      <div className="intro-art">
        <img
          src={lookOf(game.slug, true)
            .symbol(symbol ?? scatterOf(game))
            .replace('-128', '-256')}
          alt=""
          draggable={false}
        />
        <b className="intro-count figures">{spins}</b>
      </div>
      {variant ? <strong className="intro-fact">{nameOf(variant)}</strong> : null}
      {symbol ? <span className="intro-fact">{t('specialSymbol', { symbol: nameOf(symbol) })}</span> : null}
      {multiplier > 1 ? <span className="intro-fact">{t('allWinsTimes', { multiplier })}</span> : null}
      <span className="intro-start" style={{ '--ms': `${ms}ms` } as CSSProperties}>
        {t('tapToStart')}
      </span>
    </Celebration>
  )
}

const scatterOf = ({ definition: { symbols } }: SlotGame): string =>
  (symbols.find(({ role }) => role === 'scatter') ?? symbols[0]!).id
