import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { beginSecondFactor, disableSecondFactor, renewRecoveryCodes } from '../contract.ts'
import { FactLine } from '#ui/parts/fact-line.tsx'
import { ProvenForm } from './proven-form.tsx'
import { useRefetchSecurity, useSecurity } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export type Setup = Extract<ReplyOf<typeof beginSecondFactor>, { success: true }>['data']

type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'setup'; readonly setup: Setup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'renew' | 'disable' }

/** The authenticator app in each of its states: off, being set up, on, changed, lost. */
export function SecondFactor() {
  const { secondFactor } = useSecurity()
  const refetch = useRefetchSecurity()
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const rest = () => setStep({ kind: 'rest' })
  const showCodes = async (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes })
    await refetch()
  }
  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} onDone={rest} />
  if (step.kind === 'setup') return <SecondFactorSetup setup={step.setup} onOn={showCodes} onCancel={rest} />
  if (!secondFactor.isOn) return <Off onSetup={(setup) => setStep({ kind: 'setup', setup })} />
  if (step.kind === 'renew') return <Renew onCodes={showCodes} onCancel={rest} />
  if (step.kind === 'disable') return <Disable onEnd={rest} />
  return (
    <On
      left={secondFactor.recoveryCodesLeft}
      onRenew={() => setStep({ kind: 'renew' })}
      onDisable={() => setStep({ kind: 'disable' })}
    />
  )
}

function Off({ onSetup }: { onSetup: (setup: Setup) => void }) {
  const t = useTranslations('security')
  const api = useApi()
  const failureText = useFailureText()
  const refetch = useRefetchSecurity()
  const [isBusy, setIsBusy] = useState(false)
  const begin = async () => {
    setIsBusy(true)
    try {
      const reply = await api.call(beginSecondFactor)
      if (reply.success) onSetup(reply.data)
      else await refetch()
    } catch (error) {
      showToast(failureText(error), { kind: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <>
      <FactLine icon="device-mobile-fill" title={t('secondFactorOff')} text={t('secondFactorOffText')} />
      <button type="button" className="button" aria-busy={isBusy} disabled={isBusy} onClick={() => void begin()}>
        {t('setUp')}
      </button>
    </>
  )
}

const FEW_CODES = 3

function On({ left, onRenew, onDisable }: { left: number; onRenew: () => void; onDisable: () => void }) {
  const t = useTranslations('security')
  return (
    <>
      <FactLine icon="shield-check-fill" isGood title={t('secondFactorOn')} text={t('secondFactorOnText')} />
      <FactLine
        icon={left > FEW_CODES ? 'lock-key-fill' : 'warning-circle-fill'}
        title={t('codesLeft', { count: left })}
        text={t(left > FEW_CODES ? 'codesLeftText' : 'fewCodesText')}
      />
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="button" data-kind="quiet" onClick={onRenew}>
          {t('newCodes')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onDisable}>
          {t('switchOff')}
        </button>
      </div>
      <details className="text-[14px]/5 text-muted">
        <summary className="py-2 font-semibold text-ink">{t('lostDevice')}</summary>
        <p>{t('lostDeviceText')}</p>
      </details>
    </>
  )
}

function Renew({ onCodes, onCancel }: { onCodes: (codes: readonly string[]) => Promise<void>; onCancel: () => void }) {
  const t = useTranslations('security')
  const api = useApi()
  return (
    <ProvenForm
      text={t('newCodesText')}
      submitLabel={t('newCodes')}
      onCancel={onCancel}
      send={async (body, key) => {
        const reply = await api.call(renewRecoveryCodes, { body, key })
        if (!reply.success) return reply.reasonType
        await onCodes(reply.data.recoveryCodes)
        return undefined
      }}
    />
  )
}

function Disable({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations('security')
  const api = useApi()
  const refetch = useRefetchSecurity()
  return (
    <ProvenForm
      text={t('switchOffText')}
      submitLabel={t('switchOff')}
      onCancel={onEnd}
      send={async (body, key) => {
        const reply = await api.call(disableSecondFactor, { body, key })
        if (!reply.success && reply.reasonType !== 'not-on') return reply.reasonType
        await refetch()
        onEnd()
        showToast(t('switchedOff'), { kind: 'success' })
        return undefined
      }}
    />
  )
}
