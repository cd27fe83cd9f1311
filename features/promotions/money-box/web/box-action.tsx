import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { ActFailure } from '#ui/promo/act-failure.tsx'
import { type BoxPhase, isBreakable } from '../shared/box.ts'

export interface BreakState {
  readonly isPending: boolean
  readonly isFailed: boolean
  /** The limit that refused it, in words. */
  readonly limit?: string | undefined
  readonly onBreak: () => void
}

interface BoxActionProps {
  readonly phase: BoxPhase
  readonly isPlayer: boolean
  readonly breaking: BreakState
}

/** Guests sign up, a ripe box is broken, any other one is filled by playing. */
export function BoxAction({ phase, isPlayer, breaking: { isPending, isFailed, limit, onBreak } }: BoxActionProps) {
  const t = useTranslations('money-box')
  const { open } = useModals()
  const games = (
    <button
      type="button"
      className="button"
      data-kind={isBreakable(phase) ? 'quiet' : undefined}
      onClick={() => open('money-box-games')}
    >
      {t('seeGames')}
    </button>
  )
  if (!isPlayer) {
    return (
      <div className="campaign-action">
        <LocalLink className="button" to="/signup">
          {t('signUp')}
        </LocalLink>
      </div>
    )
  }
  return (
    <>
      {isFailed ? <ActFailure>{limit ?? t('failed')}</ActFailure> : null}
      <div className="campaign-action">
        {isBreakable(phase) ? (
          <button type="button" className="button" disabled={isPending} onClick={onBreak}>
            {t(isPending ? 'breaking' : 'break')}
          </button>
        ) : null}
        {games}
      </div>
    </>
  )
}
