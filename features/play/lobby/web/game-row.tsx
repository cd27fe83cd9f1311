import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Game } from '../contract.ts'
import { GameTile } from '#client/game-tiles/game-tile.tsx'
import { COLUMNS, ROW_COLUMNS, rowsPerSlide } from '#client/game-tiles/row-shape.ts'
import { useRowTitle } from '#client/game-tiles/row-title.ts'
import { useSlides } from './use-slides.ts'

interface GameRowProps {
  readonly rowKey: string
  /** The columns of a wide screen that it takes. */
  readonly span?: number
  readonly games: readonly Game[]
  /** The page of all games in the row, without language prefix. */
  readonly seeAll?: { readonly to: string; readonly total: number }
}

/** Rows of more games fill a line of their own. */
const SHORT_ROW_GAMES_MAX = 5

/** A collection: a strip of slides that scrolls by touch, wheel, arrow buttons and keyboard. */
export function GameRow({ rowKey, games, seeAll, span = ROW_COLUMNS }: GameRowProps) {
  const t = useTranslations('lobby')
  const title = useRowTitle(rowKey)
  const { strip, isAtStart, isAtEnd, back, on } = useSlides()
  // One column more than fits, so that the cut-off tile shows that there is more.
  const rows = (columns: number) => Math.max(1, Math.min(rowsPerSlide(rowKey), Math.floor(games.length / (columns + 1))))
  const isShort = games.length <= SHORT_ROW_GAMES_MAX
  const style = {
    '--rows': rows(COLUMNS.small),
    '--rows-md': rows(COLUMNS.middle),
    '--rows-lg': rows(COLUMNS.wide),
    ...(isShort && { '--span': span }),
  }
  const hasMore = seeAll && (seeAll.total > games.length || games.length >= SHORT_ROW_GAMES_MAX)
  return (
    <section className="game-row" data-is-short={isShort} style={style as React.CSSProperties} aria-labelledby={`row-${rowKey}`}>
      <div className="flex min-h-11 items-center gap-2">
        <h2 id={`row-${rowKey}`} className="row-title mr-auto">
          {title}
        </h2>
        {hasMore ? (
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
      <ul ref={strip} className="slides no-scrollbar">
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * How many columns each row takes, from its number of games. Short rows share a line, where the style sheet places them
 * in the first gap that has room. Five games scroll in half a line, unless that would leave a larger gap elsewhere.
 */
export function rowSpans(games: readonly number[]): number[] {
  const [narrow, wide] = [3, SHORT_ROW_GAMES_MAX].map((columnsOfFive) => fillLines(games, columnsOfFive))
  return wide!.gap < narrow!.gap ? wide!.spans : narrow!.spans
}

/** The last row of each line grows into what is left; `gap` is the most that any line had left. */
function fillLines(games: readonly number[], columnsOfFive: number): { spans: number[]; gap: number } {
  const spans = games.map((count) =>
    count > SHORT_ROW_GAMES_MAX ? ROW_COLUMNS : count === SHORT_ROW_GAMES_MAX ? columnsOfFive : Math.max(2, count),
  )
  const lines: { free: number; last: number }[] = []
  for (const [at, span] of spans.entries()) {
    const line = lines.find(({ free }) => free >= span)
    if (line) Object.assign(line, { free: line.free - span, last: at })
    else lines.push({ free: ROW_COLUMNS - span, last: at })
  }
  for (const { free, last } of lines) spans[last] = (spans[last] ?? 0) + free
  return { spans, gap: Math.max(0, ...lines.map(({ free }) => free)) }
}
