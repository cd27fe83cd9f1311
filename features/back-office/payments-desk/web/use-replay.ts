import { useApi } from '#ui/api/api-context.tsx'
import { replayWebhook } from '../contract.ts'
import { LOST } from './texts.ts'

/** Settles a provider's message again; resolves to a refusal, if there is one. */
export function useReplay(onDone: (said: string) => void): (id: string, why: string) => Promise<string | undefined> {
  const api = useApi()
  return async (id, why) => {
    const reply = await api.call(replayWebhook, { body: { id, why } }).catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return `It still fails: ${reply.failure}`
    onDone(reply.data.isChanged ? 'The message is settled.' : 'The message was settled already. Nothing changed.')
    return undefined
  }
}
