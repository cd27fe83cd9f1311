import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getSeeds } from '#features/play/fair-play/contract.ts'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CopiedValue } from './copied-value.tsx'
import { PairFacts } from './pair-facts.tsx'
import './fair.css'

/** The commitment for the next prize: the player's seed pair and the hash of the odds, shown before the draw. */
export function OddsNote({ hash }: { hash: string }) {
  const t = useTranslations('game.fair')
  const isPlayer = useIsPlayer()
  // A server-rendered page has no seeds: hydration would differ if they are already in the cache.
  const [isOpen, setIsOpen] = useState(false)
  const seeds = useQuery({ ...queryOf(useApi(), getSeeds), enabled: isPlayer && isOpen }).data?.data
  const odds = <CopiedValue label={t('odds')} value={hash} />
  return (
    <details className="fair-odds" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('oddsTitle')}</summary>
      {isOpen && seeds ? (
        <PairFacts seeds={seeds} mode="prizes">
          {odds}
        </PairFacts>
      ) : (
        <dl className="fair-facts">{odds}</dl>
      )}
      <LocalLink className="button" data-kind="quiet" to="/fair">
        {t('more')}
      </LocalLink>
    </details>
  )
}
