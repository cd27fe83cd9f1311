import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { useModals } from '#ui/modal/use-modals.ts'

/** Offers limits to a new player before anything is played or bought (LIM-2); the player may skip it. */
export default function FirstLimitsOffer() {
  const t = useTranslations('limits.first')
  const modals = useModals()
  return (
    <section className="notice w-full items-center text-left">
      <Icon name="sliders-horizontal-bold" className="size-6 flex-none text-second" />
      <p className="min-w-0 flex-1 text-[14px]/5">{t('offer')}</p>
      <button
        type="button"
        className="button flex-none"
        data-kind="quiet"
        data-size="small"
        onClick={() => modals.open('first-limits')}
      >
        {t('choose')}
      </button>
    </section>
  )
}
