import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useTranslations } from 'use-intl'

const PICTURES = ['coin', 'gift', 'trophy', 'lightning', 'bingo-ball', 'heart'] as const

/** The symbols shown: three alike for a win, a different symbol per level; otherwise never three alike. */
const symbolsFor = (isWin: boolean, level: number): readonly (typeof PICTURES)[number][] => {
  const at = (nth: number) => PICTURES[(nth + PICTURES.length) % PICTURES.length] ?? 'coin'
  return isWin ? [at(level - 1), at(level - 1), at(level - 1)] : [at(level), at(level), at(level + 2)]
}

interface ReelsProps {
  /** Null before the first spin. */
  readonly isWin: boolean | null
  readonly level: number
  readonly isTurning: boolean
}

/** Three reels that only display what the server has drawn. */
export function Reels({ isWin, level, isTurning }: ReelsProps) {
  const t = useTranslations('mini-game-slot')
  const shown = isWin === null ? (['coin', 'gift', 'trophy'] as const) : symbolsFor(isWin, level)
  const label = isTurning ? t('turning') : isWin === null ? t('reels') : t(isWin ? 'won' : 'lost')
  return (
    <div
      className="mini-reels"
      role="img"
      aria-label={label}
      data-is-turning={isTurning}
      data-is-win={!isTurning && isWin === true}
    >
      {shown.map((picture, reel) => (
        <div key={reel} className="mini-reel">
          <div className="mini-strip">
            {[picture, ...PICTURES].map((each, at) => (
              <img key={at} {...interfaceArt(each)} width={72} height={72} alt="" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
