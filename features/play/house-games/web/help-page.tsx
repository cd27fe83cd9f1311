import { Suspense, use } from 'react'
import { data as reply, type LoaderFunctionArgs, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AnyGame } from '#games/game.ts'
import { hasGame, loadGame } from '#games/loaders.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { GameHelp } from '#client/help/game-help.tsx'
import '#client/screen/game.css'

/** Only a loader can answer with a status: a server-rendered page that throws is an error. */
function requireGame({ params }: LoaderFunctionArgs): null {
  if (!hasGame(params['slug'] ?? '')) throw reply(null, { status: 404 })
  return null
}
/** The browser build removes `loader`, so the page's own loader must not refer to it. */
export const loader = requireGame
export const clientLoader = requireGame

/** Rules and odds of a game, public, before a coin is played. */
export default function HelpPage() {
  const loading = loadGame(useParams()['slug'] ?? '')
  if (!loading) throw reply(null, { status: 404 })
  return (
    <Suspense fallback={null}>
      <HelpOf loading={loading} />
    </Suspense>
  )
}

function HelpOf({ loading }: { loading: Promise<AnyGame> }) {
  const t = useTranslations('game')
  const game = use(loading)
  return (
    <article className="mx-auto max-w-220">
      <title>{t('helpOf', { title: game.title })}</title>
      <h1 className="page-title">{t('helpOf', { title: game.title })}</h1>
      <div className="mt-2">
        <GameHelp game={game} mode="TournamentPoints" stake={game.definition.betLevels.TournamentPoints[0] ?? 0} />
      </div>
      <LocalLink className="button mt-8" to={`/game/${game.slug}`}>
        {t('playGame', { title: game.title })}
      </LocalLink>
    </article>
  )
}
