import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Moment } from '#ui/modal/moment.tsx'
import { getAbsence } from '../contract.ts'
import { useAbsenceText } from './absence-text.ts'

/** Why nothing can be played now, until when, and what stays open. */
export default function AbsenceModal({ close }: ModalProps) {
  const t = useTranslations('exclusion')
  const text = useAbsenceText()
  const { data } = useQuery({ ...queryOf(useApi(), getAbsence), staleTime: 0 })
  const absence = data?.data.absence
  const isExclusion = absence?.kind === 'exclusion'
  return (
    <Moment
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
    </Moment>
  )
}
