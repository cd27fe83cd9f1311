import { useTranslations } from 'use-intl'
import type { SessionLineProps } from './session-line.tsx'
import { useSession, useSessionTexts } from './use-session.ts'

export default function SessionFacts({ mode, version, isStill = true }: SessionLineProps) {
  const t = useTranslations('game.session')
  const { time, result } = useSessionTexts(useSession({ version, isStill }), mode)
  return (
    <dl className="session-line" aria-label={t('title')}>
      <div>
        <dt>{t('time')}</dt>
        <dd className="figures">{time}</dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd className="figures">{result}</dd>
      </div>
    </dl>
  )
}
