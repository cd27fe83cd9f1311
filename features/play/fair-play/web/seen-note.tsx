import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { checkSeen } from './keep-seeds.ts'
import { readSeen, type Seeds } from './seen-hashes.ts'

/** The result of comparing the hashes on this page with those this browser saw before. */
export function SeenNote({ seeds }: { seeds: Seeds }) {
  const t = useTranslations('fair-play')
  const api = useApi()
  const playerId = useProfile()?.id ?? ''
  const compared = useQuery({
    queryKey: ['fair-seen', playerId, seeds],
    async queryFn() {
      await checkSeen(api, playerId, seeds)
      return readSeen(playerId)
    },
    enabled: playerId !== '' && typeof localStorage !== 'undefined',
  }).data
  if (!compared) return null
  if (compared.faults.length === 0) return <p className="fair-text">{t('seenTrue')}</p>
  return (
    <ul role="alert" className="fair-fault">
      {compared.faults.map(({ kind, mode, commit }) => (
        <li key={`${kind} ${commit}`}>{t(`seenFaults.${kind}`, { mode: t(`modes.${mode}`), hash: commit })}</li>
      ))}
    </ul>
  )
}
