import { useApi } from '#ui/api/api-context.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { switchPlayer } from '../contract.ts'

interface SwitchPlayerProps {
  readonly id: string
  readonly isOff: boolean
  readonly onSwitched: () => void
}

/** Switches a player off, or on again. */
export function SwitchPlayer({ id, isOff, onSwitched }: SwitchPlayerProps) {
  const api = useApi()
  const send = async (why: string): Promise<string | undefined> => {
    const reply = await api.call(switchPlayer, { body: { playerId: id, isOn: isOff, why } }).catch(() => null)
    if (!reply) return 'Saving failed. Try again.'
    onSwitched()
    return undefined
  }
  return (
    <ReasonForm
      key={String(isOff)}
      label={isOff ? 'Reason for switching the player on again' : 'Reason for switching the player off'}
      {...(isOff ? {} : { hint: 'At least five letters. Rounds, purchases and promotions are refused right away.' })}
      action={isOff ? 'Switch player on' : 'Switch player off'}
      kind={isOff ? 'quiet' : 'danger'}
      onSend={send}
    />
  )
}
