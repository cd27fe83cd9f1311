import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { getSeeds } from '#features/play/fair-play/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { CopiedValue } from './copied-value.tsx'
import './fair.css'

export type ShownSeeds = Pick<ReplyOf<typeof getSeeds>['data'], 'active' | 'next'>
export type SeedMode = ShownSeeds['next'][number]['mode']

interface PairFactsProps {
  readonly seeds: ShownSeeds
  readonly mode: SeedMode
  /** Additional facts of the draw: its rules. */
  readonly children?: ReactNode
}

/** The commitment of the next draw: the active seed pair, or the announced one if none is active. */
export function PairFacts({ seeds, mode, children }: PairFactsProps) {
  const t = useTranslations('game.fair')
  const active = seeds.active.find((pair) => pair.mode === mode)
  const next = seeds.next.find((pair) => pair.mode === mode)
  return (
    <dl className="fair-facts">
      {active ? <CopiedValue label={t('commitNow')} value={active.commit} /> : null}
      {!active && next ? <CopiedValue label={t('commitFirst')} value={next.commit} /> : null}
      {active ? (
        <CopiedValue label={t(active.clientSeedBy === 'player' ? 'clientSeed' : 'clientSeedOfHouse')} value={active.clientSeed} />
      ) : null}
      <div>
        <dt>{t('drawn')}</dt>
        <dd className="figures">{active?.nonce ?? 0}</dd>
      </div>
      {active && next ? <CopiedValue label={t('commitNext')} value={next.commit} /> : null}
      {children}
    </dl>
  )
}
