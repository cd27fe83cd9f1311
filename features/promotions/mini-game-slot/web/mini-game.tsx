import { useFormatter, useTranslations } from 'use-intl'
import { OddsNote } from '#client/fair/odds-note.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import type { getInfo, MiniRun } from '../contract.ts'
import { Levels } from './levels.tsx'
import { Reels } from './reels.tsx'
import { useRun } from './use-run.ts'

const WHOLE = 100_000

interface MiniGameProps {
  readonly info: ReplyOf<typeof getInfo>['data']
  readonly isPlayer: boolean
  readonly close: () => void
}

/** The run of the day: spin, climb, or cash out the level. */
export function MiniGame({ info, isPlayer, close }: MiniGameProps) {
  const t = useTranslations('mini-game-slot')
  const format = useFormatter()
  const modals = useModals()
  const { isWin, run, isTurning, isBusy, isFailed, limit, take, turn } = useRun(info.run)
  const chance = format.number((info.winPer100k ?? 0) / WHOLE, { style: 'percent', maximumSignificantDigits: 3 })
  const level = run?.level ?? 0
  return (
    <div className="modal-body campaign-modal">
      <ModalTitle>{info.campaign.title}</ModalTitle>
      <Reels isWin={isWin} level={level} isTurning={isTurning} />
      <p className="mini-result" role="status">
        {limit ?? (isFailed ? t('failed') : isTurning ? '' : <Result isWin={isWin} run={run} />)}
      </p>
      <Levels levels={info.levels} reached={isTurning ? level - 1 : level} />
      <div className="campaign-modal-actions">
        {!isPlayer ? (
          <button type="button" className="button" data-size="large" onClick={() => modals.replace('signup')}>
            {t('signUp')}
          </button>
        ) : run?.isOver ? (
          <button type="button" className="button" data-size="large" onClick={close}>
            {t('done')}
          </button>
        ) : (
          <>
            <button type="button" className="button" data-size="large" disabled={isBusy} onClick={turn}>
              {t(isTurning ? 'turning' : 'spin')}
            </button>
            {level > 0 ? (
              <button type="button" className="button" data-kind="quiet" disabled={isBusy} onClick={take}>
                {t('take')}
              </button>
            ) : null}
          </>
        )}
      </div>
      <p className="text-muted">{t('chance', { chance })}</p>
      {info.oddsHash === null ? null : <OddsNote hash={info.oddsHash} />}
      <LocalLink className="campaign-link" to="/page/sweepstakes-rules">
        {t('rules')}
      </LocalLink>
    </div>
  )
}

function Result({ isWin, run }: { isWin: boolean | null; run: MiniRun | null }) {
  const t = useTranslations('mini-game-slot')
  const amount = useAmount()
  if (!run) return t('begin')
  if (!run.isOver) return isWin === null ? t('goOn', { level: run.level }) : t('climbed', { level: run.level })
  if (!run.coins) return t('nothing')
  return t('gave', { coins: amount('coins', run.coins) })
}
