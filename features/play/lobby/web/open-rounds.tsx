import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { listOpenRounds, type OpenRound } from '#features/play/game-session/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { useGames } from '#client/game-tiles/games.ts'
import { useHome, useHomeReadAt } from '#client/home.ts'
import { usePlay } from '#client/game-tiles/use-play.ts'

/** A player may come back from a game while the home page still counts as fresh. */
const FRESH_MS = 2 * SECOND_MS

/** Without the year, since a round is open for 30 days at most. */
const SINCE = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** The player's open rounds: game, start time, and a link back to each. */
export default function OpenRounds() {
  const t = useTranslations('lobby')
  const { openRounds } = useHome().payload
  const { data } = useQuery({
    ...queryOf(useApi(), listOpenRounds),
    initialData: { success: true, data: { openRounds } },
    initialDataUpdatedAt: useHomeReadAt(),
    staleTime: FRESH_MS,
  })
  const rounds = data.data.openRounds
  if (rounds.length === 0) return null
  return (
    <section aria-label={t('openRounds')}>
      <ul className="open-rounds">
        {rounds.map((round) => (
          <li key={round.id}>
            <RoundCard round={round} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RoundCard({ round }: { round: OpenRound }) {
  const t = useTranslations('lobby')
  const format = useAmount()
  const { dateTime } = useFormatter()
  const isMounted = useMounted()
  // The server does not know the browser's time zone: until then another one keeps the room.
  const timeZone = isMounted ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  const { play, isStarting } = usePlay(round.path, true)
  const game = useGames().games.find(({ slug }) => slug === round.game)
  const isCoins = round.mode === 'TournamentPoints'
  return (
    <div className="open-round">
      {game ? (
        <img
          className="open-round-game"
          style={{ backgroundColor: game.bg_color }}
          src={game.imageMobile}
          width={48}
          height={64}
          alt=""
        />
      ) : null}
      <div className="min-w-0 flex-1">
        <p className="open-round-title">{t('openRound', { title: round.title })}</p>
        <p className="open-round-text">
          <img src={`/art/interface/${isCoins ? 'coin' : 'entry'}-64.webp`} width={16} height={16} alt="" />
          <span className="figures">
            {t(isCoins ? 'playedCoins' : 'playedEntries', { amount: format(isCoins ? 'coins' : 'entries', round.stake) })}
          </span>
          <time dateTime={round.at} className={isMounted ? undefined : 'invisible'}>
            {t('openSince', { at: dateTime(new Date(round.at), { ...SINCE, timeZone }) })}
          </time>
        </p>
      </div>
      {/* A round continues in the balance it was started with. */}
      <button
        type="button"
        className="button"
        data-size="small"
        disabled={isStarting}
        aria-label={t('continueGame', { title: round.title })}
        onClick={() => play(round.mode)}
      >
        {t('continue')}
      </button>
    </div>
  )
}
