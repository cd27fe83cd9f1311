import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import { data as reply, useLocation, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { hasPools } from '#client/overlays/jackpot-tiers.ts'
import { HouseGame } from '#client/house-game.tsx'
import { Background } from '#client/screen/scenery.tsx'
import { useIsPlayer } from '#client/player.ts'
import type { AnyGame, SlotGame } from '#games/game.ts'
import { loadGame } from '#games/loaders.ts'
import { ApiProvider, useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { pageData } from '#ui/page/page-data.ts'
import { tryGame } from '../contract.ts'
import { DemoApi } from './demo-api.ts'
import { type DemoGame, DemoTable } from './demo-table.ts'
import './demo.css'

const data = pageData({
  for: 'guest',
  playersGoTo: ({ params }) => `/game/${params['slug'] ?? ''}`,
  queries: (api, { params }) => [queryOf(api, tryGame, { params: { slug: params['slug'] ?? '' } })],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** A game with a demo balance, which a reload starts again. Whoever signs up here continues in the game itself. */
export default function DemoPage() {
  const slug = useParams()['slug'] ?? ''
  const { data: found } = useSuspenseQuery({ ...queryOf(useApi(), tryGame, { params: { slug } }), staleTime: Infinity })
  const loading = loadGame(slug)
  const isPlayer = useIsPlayer()
  useWayIntoGame(slug, isPlayer)
  if (!loading) throw reply(null, { status: 404 })
  return (
    <div className="demo">
      <Suspense fallback={null}>
        {isPlayer ? <Scenery slug={slug} /> : <Demo key={slug} loading={loading} game={found.data} />}
      </Suspense>
    </div>
  )
}

function Demo({ loading, game }: { loading: Promise<AnyGame>; game: DemoGame }) {
  const site = useApi()
  const [{ api, launch }] = useState(() => {
    const table = new DemoTable(site, game)
    return { api: new DemoApi(site, table), launch: table.launch() }
  })
  return (
    <>
      <DemoBand slug={game.slug} loading={loading} />
      <ApiProvider api={api}>
        <HouseGame loading={loading} launch={launch} />
      </ApiProvider>
    </>
  )
}

/** Behind the greeting of a new player. */
const Scenery = ({ slug }: { slug: string }) => (
  <main className="game">
    <Background slug={slug} />
  </main>
)

function DemoBand({ slug, loading }: { slug: string; loading: Promise<AnyGame> }) {
  const t = useTranslations('try-games')
  const modals = useModals()
  const { definition } = use(loading)
  const isWithPools = definition.kind === 'slot' && hasPools(definition as SlotGame['definition'])
  return (
    <aside className="demo-band" aria-label={t('region')}>
      <p>{t(isWithPools ? 'bandJackpots' : 'band')}</p>
      <button type="button" className="button" onClick={() => modals.open('signup', { wanted: 'game', slug })}>
        {t('signUp')}
      </button>
    </aside>
  )
}

/** A new player goes on to the game once the greeting is closed; the sheet of the game is not shown again. */
function useWayIntoGame(slug: string, isPlayer: boolean): void {
  const navigate = useLocalNavigate()
  const isGreeted = modalsOf(useLocation()).every(({ name }) => name === 'game')
  const goOn = useEffectEvent(() => navigate(`/game/${slug}`, { replace: true }))
  useEffect(() => {
    if (isPlayer && isGreeted) goOn()
  }, [isPlayer, isGreeted])
}
