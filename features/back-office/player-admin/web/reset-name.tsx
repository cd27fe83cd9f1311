import { resetPublicName } from '#features/account/public-profile/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import type { FoundPlayer } from '../contract.ts'

/** Takes an unfit display name from a player. */
export function ResetName({ player, onReset }: { readonly player: FoundPlayer; readonly onReset: () => void }) {
  const api = useApi()
  const send = async (why: string): Promise<string | undefined> => {
    const reply = await api.call(resetPublicName, { body: { playerId: player.id, why } }).catch(() => null)
    if (!reply) return 'Saving failed. Try again.'
    onReset()
    return undefined
  }
  return (
    <ReasonForm
      label={`Why the display name “${player.chosenName}” is unfit`}
      hint="At least five letters. The player gets the generated name back, and nobody can choose this one again."
      action="Reset display name"
      kind="danger"
      onSend={send}
    />
  )
}
