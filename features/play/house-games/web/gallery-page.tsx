import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { findGame, findSlot } from '#games/all.ts'
import type { AnyGame, Game, SlotGame } from '#games/game.ts'
import { ApiProvider } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { ApiClient } from '#ui/api/client.ts'
import { GameScreen } from '#client/screen/game-screen.tsx'
import { useTurbo } from '#client/screen/use-preference.ts'
import { type ProfileId, PROFILES } from '#client/playback/profiles.ts'
import { ROUND_KINDS, type RoundKind } from '#client/testing/round-kinds.ts'
import { StagedTable } from '#client/testing/staged-table.ts'
import { launchOf, roundOfKind, roundOfStory, spinsOfKind, spinsOfStory, stagedJackpots } from '#client/testing/staged-rounds.ts'
import { STORIES } from '#client/testing/stories.ts'
import { STORY_STAKE, type Story } from '#client/testing/story.ts'
import { TableGame } from '#client/tables/table-game.tsx'
import '#client/screen/game.css'
import '#client/overlays/overlays.css'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'
import { devOnly } from '#ui/page/dev-only.ts'

/** Development only. */
export const loader = devOnly

/**
 * A game that plays one kind of round, `?slot=cherry-royale&kind=freeSpins`, or a hand-written one, `?story=link`.
 * `&speed=turbo` fixes the speed, `&open` resumes a cut-off round, `&nonce=500` starts the search there.
 * `?table=gem-sweeper&nonce=12` is a table that plays from this round on.
 */
export default function GalleryPage() {
  const [search] = useSearchParams()
  const story = STORIES.find(({ id }) => id === search.get('story'))
  const slug = story?.slug ?? search.get('slot') ?? 'cherry-royale'
  const kind = ROUND_KINDS.find((each) => each === search.get('kind')) ?? 'nice'
  const table = findGame(search.get('table') ?? '')
  if (table && table.definition.kind !== 'slot') {
    const start = { nonce: Number(search.get('nonce') ?? 0), speed: search.get('speed') ?? 'normal' }
    return <StagedTableGame key={search.toString()} game={table} {...start} />
  }
  const game = gameOf(slug, story)
  if (!game) return null
  const speed = Object.values(PROFILES).find(({ id }) => id === search.get('speed'))?.id
  const shown = { game, kind, story, speed, isOpen: search.has('open'), nonce: Number(search.get('nonce') ?? 0) }
  return <StagedGame key={search.toString()} {...shown} />
}

interface StagedProps {
  readonly game: SlotGame
  readonly kind: RoundKind
  readonly story: Story | undefined
  readonly speed: ProfileId | undefined
  readonly isOpen: boolean
  readonly nonce: number
}

function StagedGame({ game, kind, story, speed, isOpen, nonce }: StagedProps) {
  const [spins] = useState(() => (story ? spinsOfStory(story) : spinsOfKind(game.slug, kind)))
  const [picking] = useState(() => (kind === 'pick' && !story ? pickingTable(game, isOpen) : null))
  const api = useStagedApi((path, body) => {
    if (path.endsWith('/jackpots/')) return { success: true, data: { game: game.slug, jackpots: stagedJackpots(game.slug) } }
    if (picking) return picking.answer(path, body)
    return path.endsWith('/spin/') ? spins((body as { stake: number }).stake) : { success: true }
  })
  const [launch] = useState(() => {
    if (picking) return launchOf(game.slug, isOpen ? picking.round() : null)
    const round = isOpen ? (story ? roundOfStory(story) : roundOfKind({ slug: game.slug, kind, nonce })) : null
    const opened = launchOf(game.slug, round)
    const levels = { SweepStakes: [STORY_STAKE], TournamentPoints: [STORY_STAKE] }
    return story ? { ...opened, game: { ...opened.game, betLevels: levels } } : opened
  })
  return (
    <ApiProvider api={api}>
      <GameScreen game={game} launch={launch} {...(speed && { speed })} />
    </ApiProvider>
  )
}

/** From a round that lets the player pick onwards: it waits for input, as a table does. */
function pickingTable(game: SlotGame, isOpen: boolean): StagedTable {
  const { proof } = roundOfKind({ slug: game.slug, kind: 'pick' })
  const table = new StagedTable(game, proof.nonce)
  if (isOpen) table.spin({ stake: proof.bet.amount })
  return table
}

function StagedTableGame({ game, nonce, speed }: { game: AnyGame; nonce: number; speed: string }) {
  const isTurbo = speed === 'turbo'
  const [table] = useState(() => new StagedTable(game, nonce))
  const setTurbo = useTurbo()[1]
  useEffect(() => setTurbo(isTurbo), [isTurbo, setTurbo])
  const [launch] = useState(() => launchOf(game.slug))
  const api = useStagedApi((path, body) => table.answer(path, body))
  return (
    <ApiProvider api={api}>
      <Suspense fallback={null}>
        <TableGame game={game as Game<never>} launch={launch} {...(speed === 'reduced' && { isStill: true })} />
      </Suspense>
    </ApiProvider>
  )
}

/** Stories have a feature buy, so that its sheet can be inspected. */
function gameOf(slug: string, story: Story | undefined): SlotGame | undefined {
  const game = findSlot(slug)
  if (!game || !story) return game
  const [base] = game.mathReport.modes
  const sure = { numerator: '1', denominator: '1', decimal: '1.000000000000' }
  const bought = { ...base, id: 'bought', price: 80, featureRates: { 'free-spins': sure } }
  return { ...game, definition: story.definition, mathReport: { ...game.mathReport, modes: [base, bought] } }
}

/** A server inside the page. */
function useStagedApi(answer: (path: string, body: unknown) => object): ApiClient {
  const locale = useSiteLocale()
  const [api] = useState(
    () =>
      new ApiClient({
        locale,
        newKey,
        async transport({ path, body }) {
          return { status: 200, body: answer(path, JSON.parse(body ?? '{}')) }
        },
      }),
  )
  return api
}
