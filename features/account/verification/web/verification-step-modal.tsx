import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import { useHasArea } from '#ui/page/web-features.tsx'

const STEPS = {
  surveyRequired: 'question-fill',
  needUploadDocument: 'shield-check-fill',
  needScanDocument: 'device-mobile-fill',
} as const satisfies Record<string, IconName>

type Step = keyof typeof STEPS

const isStep = (name: string | undefined): name is Step => name !== undefined && name in STEPS

/** One more step is required for verification: which one, and why. */
export default function VerificationStepModal({ args, close }: ModalProps) {
  const t = useTranslations('verification.stepModal')
  const step = isStep(args['step']) ? args['step'] : 'needUploadDocument'
  const page = step === 'needUploadDocument' ? '/profile/documents' : '/profile/verification'
  const hasPage = useHasArea(page)
  return (
    <Announcement art={{ icon: STEPS[step] }} title={t(`${step}.title`)} text={t(`${step}.text`)}>
      {hasPage ? (
        <LocalLink to={page} className="button" data-size="large">
          {t('goOn')}
        </LocalLink>
      ) : null}
      <button type="button" className="button" data-kind={hasPage ? 'quiet' : undefined} data-size="large" onClick={close}>
        {t('understood')}
      </button>
    </Announcement>
  )
}
