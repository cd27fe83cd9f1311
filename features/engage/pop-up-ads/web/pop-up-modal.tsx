import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { type AdAction, logAction } from '../contract.ts'

/** The ad with its link. Opened by a direct link it says that there is nothing. */
export default function PopUpModal({ args, close }: ModalProps) {
  const t = useTranslations('pop-up-ads')
  const report = useReport(args['logId'])
  const { title, text, action, link = '/promotions', picture = 'gift' } = args
  const isModal = link.startsWith('?')
  return (
    <Announcement art={{ picture }} title={title ?? t('noneTitle')} text={text ?? t('noneText')}>
      <LocalLink
        className="button"
        data-size="large"
        to={link}
        replace
        onClick={() => report('click')}
        {...(isModal ? { preventScrollReset: true } : {})}
      >
        {action ?? t('promotions')}
      </LocalLink>
      <button type="button" className="button" data-kind="plain" onClick={close}>
        {t('notNow')}
      </button>
    </Announcement>
  )
}

/** Reports the outcome of the showing: seen, followed or closed. */
function useReport(logId: string | undefined): (action: AdAction) => void {
  const api = useApi()
  const isPlayer = useIsPlayer()
  const isFollowed = useRef(false)
  const report = (action: AdAction): void => {
    if (!logId) return
    if (action === 'click') isFollowed.current = true
    const body = { log_id: logId, action_id: action, is_player: isPlayer }
    void api.call(logAction, { body }).catch(() => null)
  }
  useEffect(() => {
    report('view')
    return () => {
      if (!isFollowed.current) report('close')
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once a showing
  }, [logId])
  return report
}
