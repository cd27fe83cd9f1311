import { useState } from 'react'
import { data, useSearchParams } from 'react-router'
import { useLocale } from 'use-intl'
import { findGame } from '#games/all.ts'
import { ApiProvider } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { ApiClient } from '#ui/api/client.ts'
import { launchOf, ROUND_KINDS, type RoundKind, roundOfKind, spinsOfKind } from './testing/staged-rounds.ts'
import { GameScreen } from './screen/game-screen.tsx'
import './game.css'
import './moments/moments.css'

/** Only where the site is being worked on. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

/** A game that plays one kind of round: `?game=cherry-royale&kind=freeSpins`, with `&open` as a round cut off before. */
export default function GalleryPage() {
  const [search] = useSearchParams()
  const slug = search.get('game') ?? 'cherry-royale'
  const wanted = search.get('kind') ?? 'nice'
  const kind: RoundKind = wanted in ROUND_KINDS ? (wanted as RoundKind) : 'nice'
  const api = useStagedApi(slug, kind)
  const game = findGame(slug)
  const [launch] = useState(() => launchOf(slug, search.has('open') ? roundOfKind({ slug, kind }) : null))
  if (!game) return null
  return (
    <ApiProvider api={api}>
      <GameScreen game={game} launch={launch} />
    </ApiProvider>
  )
}

/** Answers every spin with a round of the kind; all other calls simply succeed. */
function useStagedApi(slug: string, kind: RoundKind): ApiClient {
  const locale = useLocale()
  const [api] = useState(() => {
    const spin = spinsOfKind(slug, kind)
    return new ApiClient({
      locale,
      newKey,
      async transport({ path, body }) {
        if (!path.endsWith('/spin/')) return { status: 200, body: { success: true } }
        return { status: 200, body: spin((JSON.parse(body ?? '{}') as { stake: number }).stake) }
      },
    })
  })
  return api
}
