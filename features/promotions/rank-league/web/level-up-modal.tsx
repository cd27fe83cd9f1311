import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import ClaimModal from './claim-modal.tsx'
import { leagueOf, Risen } from './risen.tsx'
import { useLevelName } from './words.ts'

/** Shows a new level and its coins. Opened by a direct link it shows the weekly reward. */
export default function LevelUpModal(props: ModalProps) {
  const t = useTranslations('rank-league')
  const nameOf = useLevelName()
  const level = props.args['level']
  if (level === undefined) return <ClaimModal {...props} />
  return <Risen {...props} title={t('levelTitle', { level: nameOf(leagueOf(props), Number(level)) })} text={t('levelText')} />
}
