import { useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFailureText } from '../api/failure-text.ts'
import { newKey } from '../api/browser-transport.ts'
import { ApiError } from '../api/api-error.ts'

/**
 * A submit handler that never runs twice concurrently. Unexpected failures appear as the form's root error.
 * Resubmitting the same input after a lost reply reuses the idempotency key, so it counts once.
 */
export function useSubmit<V extends FieldValues>(form: UseFormReturn<V>, send: (values: V, key: string) => Promise<void>) {
  const isRunning = useRef(false)
  const lost = useRef({ input: '', key: '' })
  const failureText = useFailureText()

  const sendOnce = async (values: V): Promise<void> => {
    const input = JSON.stringify(values)
    const key = lost.current.input === input ? lost.current.key : newKey()
    lost.current = { input: '', key: '' }
    try {
      await send(values, key)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'network') lost.current = { input, key }
      form.setError('root', { message: failureText(error) })
    }
  }

  return (event?: { preventDefault?: () => void }): void => {
    event?.preventDefault?.()
    if (isRunning.current) return
    isRunning.current = true
    const run = form.handleSubmit(sendOnce)
    void run().finally(() => {
      isRunning.current = false
    })
  }
}
