import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import ClaimModal from './claim-modal.tsx'
import { leagueOf, Risen } from './risen.tsx'
import { useShare } from './words.ts'

/** Shows a new league with its gift and weekly share. Opened by a direct link it shows the weekly reward. */
export default function StatusUpModal(props: ModalProps) {
  const t = useTranslations('rank-league')
  const shareOf = useShare()
  if (props.args['league'] === undefined) return <ClaimModal {...props} />
  return (
    <Risen
      {...props}
      title={t('statusTitle', { section: t(`key.${leagueOf(props)}`) })}
      text={t('statusText', { share: shareOf(Number(props.args['share'])) })}
    />
  )
}
