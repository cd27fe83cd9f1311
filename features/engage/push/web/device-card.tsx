import { useEffect, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { sendTest } from '../contract.ts'
import { DeviceView, type TestState } from './device-view.tsx'
import { onPushHeard } from './push-provider.ts'
import { type Device, useDevice } from './use-device.ts'

/** The switch of this device, and its test notification. */
export default function DeviceCard() {
  const device = useDevice()
  const { test, send } = useTest(device)
  const onSwitch = (isOn: boolean) => (isOn ? device.turnOn() : device.turnOff())
  return <DeviceView state={device.state} test={test} onSwitch={onSwitch} onTest={send} />
}

function useTest({ state, token }: Device): { test: TestState; send: () => void } {
  const api = useApi()
  const failureText = useFailureText()
  const [test, setTest] = useState<TestState>('none')
  useEffect(() => {
    setTest('none')
    if (state === 'on') return onPushHeard(({ kind }) => kind === 'test' && setTest('here'))
    return undefined
  }, [state])
  const send = (): void => {
    if (!token) return
    setTest('sent')
    api.call(sendTest, { body: { token } }).then(
      (reply) => !reply.success && setTest('failed'),
      (error: unknown) => {
        setTest('none')
        showToast(failureText(error), { kind: 'error' })
      },
    )
  }
  return { test, send }
}
