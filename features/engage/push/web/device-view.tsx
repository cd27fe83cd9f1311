import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import type { DeviceState } from './use-device.ts'

export type TestState = 'none' | 'sent' | 'here' | 'failed'

export interface DeviceViewProps {
  readonly state: DeviceState
  readonly test: TestState
  readonly onSwitch: (isOn: boolean) => void
  readonly onTest: () => void
}

const IS_ON: readonly DeviceState[] = ['asking', 'starting', 'on']
/** States without a switch. */
const IS_FIXED: readonly DeviceState[] = ['unknown', 'unsupported', 'blocked', 'asking', 'starting']
const HINTS = ['unsupported', 'off', 'asking', 'failed'] as const

/** The switch of this device in each state, from plain values. */
export function DeviceView({ state, test, onSwitch, onTest }: DeviceViewProps) {
  const t = useTranslations('push')
  const isOn = IS_ON.includes(state)
  const hint = HINTS.find((name) => name === state)
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 rounded-control bg-page/60 p-3 hairline">
        <span className="grid size-10 flex-none place-items-center rounded-full bg-raised text-muted">
          <Icon name={state === 'on' ? 'bell-ringing-fill' : 'bell-fill'} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t('switch')}</span>
          <span role="status" className="block text-[12.5px]/4 text-muted">
            {t(`states.${state}`)}
          </span>
        </span>
        {state === 'asking' || state === 'starting' ? <span className="busy flex-none text-muted" /> : null}
        <button
          type="button"
          role="switch"
          className="switch disabled:opacity-50"
          aria-checked={isOn}
          aria-label={t('switch')}
          disabled={IS_FIXED.includes(state)}
          onClick={() => onSwitch(!isOn)}
        />
      </div>
      {state === 'blocked' ? <Unblock /> : null}
      {hint ? (
        <p className={state === 'failed' ? 'notice' : 'text-muted'} data-kind={state === 'failed' ? 'error' : undefined}>
          {t(`hints.${hint}`)}
        </p>
      ) : null}
      {state === 'on' ? <TestLine test={test} onTest={onTest} /> : null}
    </div>
  )
}

function Unblock() {
  const t = useTranslations('push')
  return (
    <div className="notice">
      <Icon name="lock-key-fill" className="size-6 text-muted" />
      <div>
        <p>{t('hints.blocked')}</p>
        <ol className="mt-2 grid list-decimal gap-1 pl-5 text-muted">
          <li>{t('unblock.open')}</li>
          <li>{t('unblock.allow')}</li>
          <li>{t('unblock.back')}</li>
        </ol>
      </div>
    </div>
  )
}

function TestLine({ test, onTest }: Pick<DeviceViewProps, 'test' | 'onTest'>) {
  const t = useTranslations('push')
  const said = { none: '', sent: t('testSent'), here: t('testHere'), failed: t('testFailed') }[test]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" className="button" data-kind="quiet" data-size="small" onClick={onTest}>
        {t('sendTest')}
      </button>
      <span role="status" className="flex items-center gap-2 text-muted">
        {test === 'here' ? <Icon name="check-circle-fill" className="size-5 text-second" /> : null}
        {said}
      </span>
    </div>
  )
}
