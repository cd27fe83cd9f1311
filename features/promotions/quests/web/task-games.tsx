import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

const QuestGames = lazy(() => import('./quest-games.tsx'))

/** As many as a catalog shows at first. */
const SKELETONS = 16

/** The games of a task, on request; skeletons while the catalog loads. */
export function TaskGames({ slugs }: { slugs: readonly string[] }) {
  const t = useTranslations('quests')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="quest-games">
      <button type="button" className="text-link quest-games-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'hideGames' : 'showGames', { count: slugs.length })}
      </button>
      {isOpen ? (
        <Suspense fallback={<GameSkeletons />}>
          <QuestGames slugs={slugs} />
        </Suspense>
      ) : null}
    </div>
  )
}

export function GameSkeletons() {
  const t = useTranslations('ui')
  return (
    <ul className="tile-grid mt-4" aria-label={t('loading')}>
      {Array.from({ length: SKELETONS }, (_, at) => (
        <li key={at}>
          <span className="tile skeleton block aspect-3/4" />
        </li>
      ))}
    </ul>
  )
}
