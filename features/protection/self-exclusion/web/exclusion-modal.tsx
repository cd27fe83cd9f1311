import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { getAbsence } from '../contract.ts'
import { useAbsenceText } from './exclusion-text.ts'

/** Why play is blocked, until when, and what stays available. */
export default function AbsenceModal({ close }: ModalProps) {
  const t = useTranslations('self-exclusion')
  const text = useAbsenceText()
  const { data } = useQuery({ ...queryOf(useApi(), getAbsence), staleTime: 0 })
  const absence = data?.data.absence
  const isExclusion = absence?.kind === 'exclusion'
  return (
    <Announcement
      art={{ icon: 'pause-fill' }}
      title={t('modalTitle')}
      text={
        <>
          {absence ? text(absence) : t('modalText')} {t('staysOpen')}
        </>
      }
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('understood')}
      </button>
      <LocalLink to={isExclusion ? '/profile/self-exclusion' : '/profile/cool-off'} className="text-link py-3">
        {t('details')}
      </LocalLink>
    </Announcement>
  )
}
