import { useTranslations } from 'use-intl'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { getSeeds, seedsPush } from '../contract.ts'

/** Refetches the seeds, which remembers the new hash and creates its client seed. */
export const onPush = [
  hear(seedsPush, ({ mode, isAutomatic }, { queries, toast }) => {
    void queries.invalidateQueries({ queryKey: keyOf(getSeeds) })
    if (isAutomatic) toast(<PairChanged mode={mode} />)
  }),
]

function PairChanged({ mode }: { mode: 'SweepStakes' | 'TournamentPoints' | 'prizes' }) {
  const t = useTranslations('fair-play')
  return t('pairChanged', { mode: t(`modes.${mode}`) })
}
