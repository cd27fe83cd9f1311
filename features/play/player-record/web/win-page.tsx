import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { data as reply, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { WireRoundDetail } from '#features/play/game-session/contract.ts'
import { ReplayScreen } from '#client/replay/replay-screen.tsx'
import { ReplayTable } from '#client/replay/replay-table.tsx'
import type { AnyGame, Game, SlotGame } from '#games/game.ts'
import { loadGame } from '#games/loaders.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { PlayerName } from '#ui/parts/player-name.tsx'
import { getSharedWin, type SharedWin } from '../contract.ts'
import { useMultipleText } from './multiple-text.ts'
import '#client/screen/game.css'
import '#client/overlays/overlays.css'
import './win-page.css'

const data = pageData({
  queries: (api, { params }) => [queryOf(api, getSharedWin, { params: { token: params['token'] ?? '' } })],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** A round that its player shares: the replay and its proof, for anybody. */
export default function WinPage() {
  const token = useParams()['token'] ?? ''
  const win = useSuspenseQuery(queryOf(useApi(), getSharedWin, { params: { token } })).data.data
  const loading = loadGame(win.round.game)
  if (!loading) throw reply(null, { status: 404 })
  return (
    <Suspense fallback={null}>
      <Replay loading={loading} win={win} />
    </Suspense>
  )
}

/** The replay asks for no balance; the link has none. */
const NO_BALANCES = { isAcknowledged: true, balanceBefore: 0, balanceAfter: 0, fromGranted: 0, fromWon: 0 } as const

function Replay({ loading, win }: { loading: Promise<AnyGame>; win: SharedWin }) {
  const game = use(loading)
  const round: WireRoundDetail = { ...win.round, ...NO_BALANCES }
  const top = <WinTop win={win} />
  if (game.definition.kind === 'slot') return <ReplayScreen game={game as SlotGame} round={round} top={top} />
  return <ReplayTable game={game as Game<never>} round={round} top={top} />
}

function WinTop({ win: { name, avatar, round } }: { win: SharedWin }) {
  const t = useTranslations('player-record')
  const multipleText = useMultipleText()
  return (
    <header className="game-top win-top">
      <LocalLink to="/" className="game-button" aria-label={t('toSite')}>
        <Icon name="arrow-left-bold" />
      </LocalLink>
      <div className="win-top-facts">
        <p className="game-title">
          {round.title} · {multipleText(round)}
        </p>
        <PlayerName avatar={avatar}>{name}</PlayerName>
      </div>
      <p className="replay-badge">{t(round.proof.serverSeed === null ? 'notYet' : 'verifiableNow')}</p>
    </header>
  )
}
