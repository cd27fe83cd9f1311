import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { type Game, ROWS_PER_SLIDE } from '../contract.ts'
import { GameTile } from './game-tile.tsx'
import { useRowTitle } from './row-title.ts'
import { useSlides } from './use-slides.ts'

interface GameRowProps {
  readonly rowKey: string
  readonly games: readonly Game[]
  /** The page of all of them, without language prefix. */
  readonly seeAll?: { readonly to: string; readonly total: number }
}

/** Whole tiles that stand beside each other, on small, middle and wide screens. */
const COLUMNS = { small: 3, middle: 4, wide: 6 } as const

/** So few tiles share the width of a wide screen with another row. */
const HALF_ROW_GAMES_MAX = 4

/** A collection: one strip of slides that scrolls by finger, wheel, arrow buttons and keyboard. */
export function GameRow({ rowKey, games, seeAll }: GameRowProps) {
  const t = useTranslations('lobby')
  const title = useRowTitle(rowKey)
  const { strip, isAtStart, isAtEnd, back, on } = useSlides()
  // One column more than fits, so that the cut tile says that there is more.
  const rows = (columns: number) => Math.max(1, Math.min(rowsPerSlide(rowKey), Math.floor(games.length / (columns + 1))))
  const style = { '--rows': rows(COLUMNS.small), '--rows-md': rows(COLUMNS.middle), '--rows-lg': rows(COLUMNS.wide) }
  return (
    <section className="game-row" data-is-half={games.length <= HALF_ROW_GAMES_MAX} aria-labelledby={`row-${rowKey}`}>
      <div className="flex min-h-11 items-center gap-2">
        <h2 id={`row-${rowKey}`} className="row-title mr-auto">
          {title}
        </h2>
        {seeAll ? (
          <LocalLink className="see-all" to={seeAll.to}>
            {t('seeAll', { count: seeAll.total })}
            <span className="sr-only">{title}</span>
          </LocalLink>
        ) : null}
        <div className="ml-2 hidden gap-2 data-[is-still=false]:lg:flex" data-is-still={isAtStart && isAtEnd}>
          <button
            type="button"
            className="icon-button"
            aria-label={t('scrollBack', { title })}
            disabled={isAtStart}
            onClick={back}
          >
            <Icon name="caret-left-bold" />
          </button>
          <button type="button" className="icon-button" aria-label={t('scrollOn', { title })} disabled={isAtEnd} onClick={on}>
            <Icon name="caret-right-bold" />
          </button>
        </div>
      </div>
      <ul ref={strip} className="slides no-scrollbar" style={style as React.CSSProperties}>
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const rowsPerSlide = (key: string): number =>
  key in ROWS_PER_SLIDE ? ROWS_PER_SLIDE[key as keyof typeof ROWS_PER_SLIDE] : ROWS_PER_SLIDE.default
