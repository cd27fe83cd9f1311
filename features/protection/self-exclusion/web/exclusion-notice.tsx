import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { useAbsenceText } from './exclusion-text.ts'
import { useAbsence, useAskReturn } from './queries.ts'

/** The current break or self-exclusion, above the rest of the page; renders nothing for a player who may play. */
export function AbsenceNotice() {
  const t = useTranslations('self-exclusion')
  const text = useAbsenceText()
  const absence = useAbsence()
  const { mutateAsync, isPending } = useAskReturn()
  if (!absence) return null
  const ask = async () => {
    const reply = await mutateAsync()
    if (reply.success) showToast(t('returnAsked'), { kind: 'success' })
  }
  return (
    <section className="card flex items-start gap-4 p-6 max-sm:p-4" aria-labelledby="absence">
      <Icon name="pause-fill" className="size-8 flex-none text-second" />
      <div className="grid gap-2">
        <h2 id="absence" className="text-[20px]/7 font-bold">
          {t(absence.kind === 'break' ? 'onBreak' : 'excluded')}
        </h2>
        <p className="text-[16px]/6">{text(absence)}</p>
        <p className="text-muted">{t('staysOpen')}</p>
        {absence.mayAskReturn ? (
          <button
            type="button"
            className="button mt-2 w-fit"
            data-kind="quiet"
            disabled={isPending}
            aria-busy={isPending}
            onClick={() => void ask().catch(() => undefined)}
          >
            {t('askReturn')}
          </button>
        ) : null}
      </div>
    </section>
  )
}
