import { useTranslations } from 'use-intl'
import { useBrand } from '#ui/brand/brand.tsx'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { Welcome } from './welcome.tsx'

/** Welcomes a new player, and continues to the page they wanted before. */
export default function RegistrationCompleteModal({ args, close }: ModalProps) {
  const t = useTranslations('registration')
  const { name } = useBrand()
  const modals = useModals()
  const { wanted, ...wantedArgs } = args
  return (
    <Welcome title={<ModalTitle>{t('welcomeTitle', { brand: name })}</ModalTitle>}>
      <button
        type="button"
        className="button mt-2 w-full"
        data-size="large"
        onClick={() => (wanted ? modals.replace(wanted, wantedArgs) : close())}
      >
        {t('startPlaying')}
      </button>
    </Welcome>
  )
}
