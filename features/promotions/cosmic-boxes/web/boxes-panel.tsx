import './cosmic-boxes.css'
import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { ActFailure } from '#ui/promo/act-failure.tsx'
import type { getInfo } from '../contract.ts'
import { CosmicBox } from './cosmic-box.tsx'
import type { PickState } from './queries.ts'

export interface BoxesPanelProps {
  readonly info: ReplyOf<typeof getInfo>['data']
  readonly isPlayer: boolean
  readonly pick: PickState
  /** The next pick opens: refetches the boxes. */
  readonly onRefresh: () => void
}

/** The boxes of the period: closed until one is picked, then all open. */
export function BoxesPanel({ info, isPlayer, pick, onRefresh }: BoxesPanelProps) {
  const t = useTranslations('cosmic-boxes')
  const { opening, failure, onPick } = pick
  // While one shakes, nothing is known, even if a push was faster.
  const contents = opening === null ? info.contents : null
  const state = opening !== null ? 'opening' : contents ? 'open' : 'closed'
  return (
    <section className="cosmic-panel" aria-label={t('boxes')} data-state={state}>
      <p className="cosmic-text" role="status">
        <PanelText info={info} isPlayer={isPlayer} opening={opening} />
      </p>
      <ul className="cosmic-grid" style={{ '--columns': info.boxes % 4 === 0 ? 4 : 3 } as React.CSSProperties}>
        {Array.from({ length: info.boxes }, (_, at) => (
          <li
            key={at}
            className="cosmic-cell"
            data-is-picked={info.picked === at + 1 && contents !== null}
            data-is-opening={opening === at + 1}
          >
            {contents ? (
              <OpenBox number={at + 1} info={info} place={contents[at]!} />
            ) : (
              <button
                type="button"
                className="cosmic-box"
                disabled={!isPlayer || opening !== null}
                aria-label={t('pick', { number: at + 1 })}
                onClick={() => onPick(at + 1)}
              >
                <CosmicBox />
                <span className="cosmic-number figures">{at + 1}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {failure ? <ActFailure>{failure.limit ?? t('failed')}</ActFailure> : null}
      {isPlayer ? null : (
        <LocalLink className="button" to="/signup">
          {t('signUp')}
        </LocalLink>
      )}
      {contents ? <Afterwards info={info} onRefresh={onRefresh} /> : null}
    </section>
  )
}

function OpenBox({ number, info: { prizes, picked }, place }: Pick<BoxesPanelProps, 'info'> & { number: number; place: number }) {
  const t = useTranslations('cosmic-boxes')
  const { coins = 0, entries = 0 } = prizes[place] ?? {}
  return (
    <div className="cosmic-box" data-is-open="">
      <CosmicBox />
      <span className="sr-only">{t(picked === number ? 'yourBox' : 'box', { number })}: </span>
      <span className="cosmic-prize">{coins + entries > 0 ? <PrizeLine coins={coins} entries={entries} /> : t('nothing')}</span>
    </div>
  )
}

function PanelText({ info, isPlayer, opening }: Pick<BoxesPanelProps, 'info' | 'isPlayer'> & Pick<PickState, 'opening'>) {
  const t = useTranslations('cosmic-boxes')
  if (!isPlayer) return t('states.guest')
  if (opening !== null) return t('states.opening', { number: opening })
  const { picked, contents, prizes } = info
  if (picked === null || !contents) return t('states.closed')
  const { coins = 0, entries = 0 } = prizes[contents[picked - 1]!] ?? {}
  if (coins + entries === 0) return t('states.nothing')
  return (
    <span className="cosmic-won">
      {t('states.won')} <PrizeLine coins={coins} entries={entries} />
    </span>
  )
}

function Afterwards({ info: { nextAt }, onRefresh }: Pick<BoxesPanelProps, 'info' | 'onRefresh'>) {
  const t = useTranslations('cosmic-boxes')
  return (
    <div className="cosmic-after">
      <p>
        {nextAt === null ? (
          t('last')
        ) : (
          <>
            {t('next')} <Countdown until={nextAt} onEnd={onRefresh} />
          </>
        )}
      </p>
      <LocalLink className="campaign-link" to="/fair">
        {t('check')}
      </LocalLink>
    </div>
  )
}
