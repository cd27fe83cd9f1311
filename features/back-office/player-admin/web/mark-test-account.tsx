import { useApi } from '#ui/api/api-context.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { markTestAccount } from '../contract.ts'

interface MarkTestAccountProps {
  readonly id: string
  readonly isTest: boolean
  readonly onMarked: () => void
}

/** Makes an account a test account, or an ordinary one again. */
export function MarkTestAccount({ id, isTest, onMarked }: MarkTestAccountProps) {
  const api = useApi()
  const send = async (why: string): Promise<string | undefined> => {
    const reply = await api.call(markTestAccount, { body: { playerId: id, isTest: !isTest, why } }).catch(() => null)
    if (!reply) return 'Saving failed. Try again.'
    onMarked()
    return undefined
  }
  return (
    <ReasonForm
      key={String(isTest)}
      label={isTest ? 'Reason for an ordinary account' : 'Reason for a test account'}
      {...(isTest
        ? {}
        : { hint: 'Reports, experiments, budgets, and books leave a test account out. It can’t pay or redeem real money.' })}
      action={isTest ? 'Make it an ordinary account' : 'Make it a test account'}
      kind="quiet"
      onSend={send}
    />
  )
}
