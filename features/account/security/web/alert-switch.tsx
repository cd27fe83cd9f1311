import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useHasArea } from '#ui/page/web-features.tsx'
import { FactLine } from '#ui/parts/fact-line.tsx'
import { useChooseAlerts, useSecurity } from './queries.ts'

const NOTIFICATIONS = '/profile/notifications'

/** Switches mail alerts about sign-ins from new devices (ACC-8). Browser notifications have their own page. */
export function AlertSwitch() {
  const t = useTranslations('security')
  const id = useId()
  const { hasEmail, hasAlertsByMail } = useSecurity()
  const choose = useChooseAlerts()
  const isOn = choose.isPending ? choose.variables : hasAlertsByMail
  const hasPushPage = useHasArea(NOTIFICATIONS)
  return (
    <div className="grid gap-2">
      <FactLine icon="envelope-simple-fill" title={<span id={id}>{t('alertByMail')}</span>} text={t('alertByMailText')}>
        <button
          type="button"
          role="switch"
          className="switch disabled:opacity-50"
          aria-checked={hasEmail && isOn}
          aria-labelledby={id}
          disabled={!hasEmail || choose.isPending}
          onClick={() => choose.mutate(!isOn)}
        />
      </FactLine>
      {hasPushPage ? (
        <LocalLink className="text-link w-fit py-3 text-[14px]/5" to={NOTIFICATIONS}>
          {t('alertsByPush')}
        </LocalLink>
      ) : null}
    </div>
  )
}
