import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useHome } from '#client/home.ts'
import { useHearsPushes } from '#client/player.ts'
import { pickGames, useGames, useMode } from '#client/game-tiles/games.ts'
import type { Game } from '#features/play/lobby/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { CountingAmount } from '#ui/format/counting-amount.tsx'
import { GameLink } from '#ui/modal/game-link.tsx'
import { type HomeJackpot, listJackpots } from '../contract.ts'
import { putJackpots } from './jackpot-news.ts'

/** Polls while no pushes arrive. */
const ASK_AGAIN_MS = 15 * SECOND_MS
/** Pushes arrive one second apart: the counter reaches each amount when the next push is due. */
const TICK_MS = SECOND_MS

/** Progressive jackpots in the visitor's current balance. */
export default function Jackpots() {
  const t = useTranslations('jackpots')
  const { games } = useGames()
  const { jackpots } = useHome().payload
  const mode = useMode()
  const slugs = [...new Set(jackpots.map(({ game }) => game))]
  useAskAgain(slugs)
  const shown = pickGames(games, plateSlugs(jackpots.filter((jackpot) => jackpot.mode === mode)))
  if (shown.length === 0) return null
  return (
    <section className="jackpots" aria-labelledby="jackpots">
      <h2 id="jackpots" className="row-title">
        {t('title')}
      </h2>
      {shown.map((game) => (
        <JackpotPlate
          key={game.id}
          game={game}
          jackpots={jackpots.filter((jackpot) => jackpot.game === game.slug && jackpot.mode === mode)}
        />
      ))}
    </section>
  )
}

/** Games whose rounds draw for jackpots, and the must-drop one that is closest to its limit; tiles show the others. */
function plateSlugs(jackpots: readonly HomeJackpot[]): string[] {
  const share = ({ amount, mustDropBy = Infinity }: HomeJackpot) => amount / mustDropBy
  const drawn = jackpots.filter(({ mustDropBy }) => mustDropBy === undefined)
  const [nearest] = jackpots
    .filter(({ mustDropBy }) => mustDropBy !== undefined)
    .toSorted((one, other) => share(other) - share(one))
  return [...new Set([...drawn, ...(nearest ? [nearest] : [])].map(({ game }) => game))]
}

/** The whole plate links to the game; the highest jackpot comes first. */
function JackpotPlate({ game, jackpots }: { game: Game; jackpots: readonly HomeJackpot[] }) {
  const t = useTranslations('jackpots')
  const format = useAmount()
  return (
    <GameLink game={game} className="jackpot-plate-link">
      <img
        className="jackpot-game"
        style={{ backgroundColor: game.bg_color }}
        src={game.imageMobile}
        width={72}
        height={96}
        loading="lazy"
        decoding="async"
        alt={game.title}
      />
      <span
        className="jackpot-tiers"
        data-must-drop={jackpots.some(({ mustDropBy }) => mustDropBy !== undefined) ? '' : undefined}
      >
        {jackpots
          .toSorted((one, other) => other.amount - one.amount)
          .map(({ tier, name, mode, amount, mustDropBy }) => (
            <span key={tier} className="jackpot-tier">
              <span className="jackpot-name">{name}</span>
              <span className="jackpot-amount">
                <img
                  src={`/art/interface/${mode === 'TournamentPoints' ? 'coin' : 'entry'}-64.webp`}
                  width={22}
                  height={22}
                  loading="lazy"
                  alt=""
                />
                <CountingAmount asset={mode === 'TournamentPoints' ? 'coins' : 'entries'} minor={amount} durationMs={TICK_MS} />
              </span>
              {mustDropBy === undefined ? null : (
                <span className="jackpot-limit">
                  {t('mustDropBy', { amount: format(mode === 'TournamentPoints' ? 'coins' : 'entries', mustDropBy) })}
                </span>
              )}
            </span>
          ))}
      </span>
    </GameLink>
  )
}

function useAskAgain(slugs: readonly string[]): void {
  const hearsPushes = useHearsPushes()
  const api = useApi()
  const queries = useQueryClient()
  useQuery({
    queryKey: [...keyOf(listJackpots), 'lobby', ...slugs],
    queryFn: async () => {
      const replies = await Promise.all(slugs.map((slug) => api.call(listJackpots, { params: { slug } })))
      for (const { data } of replies) putJackpots(queries, data)
      return replies.length
    },
    enabled: !hearsPushes,
    // The home page's data counts as current.
    initialData: slugs.length,
    refetchInterval: ASK_AGAIN_MS,
  })
}
