import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { ModalFrame, ModalTitle } from '#ui/modal/modal-frame.tsx'
import { answerCaptcha } from '../contract.ts'
import { useCaptcha } from './use-captcha.ts'

/** The vendor's page in a frame; it posts an answer that our server then verifies. */
export default function VendorPrompt({ onEnd }: { onEnd: (isThere: boolean) => void }) {
  const t = useTranslations('captcha')
  const api = useApi()
  const facts = useCaptcha()
  const [hasFailed, setHasFailed] = useState(false)
  const url = facts && new URL(facts.url)
  url?.searchParams.set('sitekey', facts?.key ?? '')
  const origin = url?.origin

  useEffect(() => {
    const hear = ({ origin: from, data }: MessageEvent<{ captcha?: unknown } | null>) => {
      if (from !== origin || typeof data?.captcha !== 'string') return
      api.call(answerCaptcha, { body: { answer: data.captcha } }).then(
        (reply) => (reply.success ? onEnd(true) : setHasFailed(true)),
        () => setHasFailed(true),
      )
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [api, origin, onEnd])

  return (
    <ModalFrame isBlocking={false} onClose={() => onEnd(false)}>
      <div className="modal-body grid gap-4">
        <ModalTitle>{t('title')}</ModalTitle>
        <p className="text-muted">{t('text')}</p>
        {url ? (
          <iframe
            title={t('frame')}
            src={url.href}
            className="h-40 w-full rounded-control bg-white"
            sandbox="allow-scripts allow-same-origin"
          />
        ) : null}
        {hasFailed ? <FieldError>{t('failed')}</FieldError> : null}
      </div>
    </ModalFrame>
  )
}
