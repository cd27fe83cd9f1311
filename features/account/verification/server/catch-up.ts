import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { JobContext } from '#platform/context.ts'
import { CHECK_LASTS_DAYS, type ProviderWord } from '../contract.ts'
import { applyWord } from './on-provider-call.ts'
import type { Provider } from './status.ts'
import { type KeptCheck, readSilent } from './store.ts'

const SILENT_MS = 15 * MINUTE_MS

/** Fetches lost reports, and expires checks without an answer after three days. */
export const catchUp =
  (provider: Provider) =>
  async (ctx: JobContext): Promise<void> => {
    const now = ctx.clock.now()
    for (const check of await readSilent(ctx.reader, ctx.theme.id, (now - SILENT_MS) as Instant)) {
      if (check.provider === provider?.id) await askAbout(ctx, provider, check)
      if (check.startedAt < now - CHECK_LASTS_DAYS * DAY_MS) await applyWord(ctx, check.provider, expiryOf(check))
    }
  }

async function askAbout(ctx: JobContext, provider: NonNullable<Provider>, { id }: KeptCheck): Promise<void> {
  const word = await provider.ask(id).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the provider of identity checks does not answer')
    return undefined
  })
  if (word?.reference === id) await applyWord(ctx, provider.id, word)
}

/** Our own outcome; any report the provider made meanwhile takes precedence. */
const expiryOf = ({ id, heard }: KeptCheck): ProviderWord => ({
  id: `expired ${id}`,
  reference: id,
  order: heard + 1,
  outcome: 'expired',
  reason: null,
  person: null,
})
