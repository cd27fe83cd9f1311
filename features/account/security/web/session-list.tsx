import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { listSessions, revokeSessions } from '#features/account/account/contract.ts'
import { useOwnTimeZone } from '#ui/time/own-time-zone.ts'

type Session = ReplyOf<typeof listSessions>['data']['sessions'][number]
type Revoked = { id: string } | { all: 'others' }

/** The player's active sessions; each except this one can be ended. */
export function SessionList() {
  const t = useTranslations('security')
  const api = useApi()
  const { sessions } = useSuspenseQuery(queryOf(api, listSessions)).data.data
  const revoke = useRevoke()
  return (
    <div className="grid grid-cols-1 gap-4">
      <PreviousSignIn />
      <ul className="grid grid-cols-1 gap-2">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={revoke.isPending}
            onEnd={() => revoke.mutate({ id: session.id })}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={revoke.isPending}
          onClick={() => revoke.mutate({ all: 'others' })}
        >
          {t('endOthers')}
        </button>
      ) : null}
    </div>
  )
}

/** When and with which device the account was used before, so that a stranger's sign-in is noticed. */
function PreviousSignIn() {
  const t = useTranslations('security')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  const previous = useProfile()?.previousSignIn
  if (!previous) return null
  const at = format.dateTime(new Date(previous.at), { dateStyle: 'medium', timeStyle: 'short', ...timeZone })
  return <p className="text-muted">{t('previousSignIn', { at, device: previous.device || 'none' })}</p>
}

function useRevoke() {
  const t = useTranslations('security')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (body: Revoked) => api.call(revokeSessions, { body }),
    onSuccess: async ({ data: { revoked } }) => {
      await queries.invalidateQueries({ queryKey: keyOf(listSessions) })
      showToast(t('sessionsEnded', { count: revoked }), { kind: 'success' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}

const MOMENT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const t = useTranslations('security')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  const { device, address, lastActiveAt, isCurrent } = session
  const name = device || t('unknownDevice')
  const at = format.dateTime(new Date(lastActiveAt), { ...MOMENT, ...timeZone })
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-control bg-page/60 p-3 hairline sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-raised text-muted">
        <Icon name={/Android|iOS/.test(device) ? 'device-mobile-fill' : 'desktop-fill'} />
      </span>
      <span>
        <span className="block font-semibold break-words">{name}</span>
        <span className="figures flex flex-wrap gap-x-3 text-[12.5px]/4 break-words text-muted">
          <span className="max-w-full">{address}</span>
          <span>{t('lastActive', { at })}</span>
        </span>
      </span>
      {isCurrent ? (
        <span className="text-[12.5px]/4 font-bold text-second max-sm:col-start-2">{t('thisDevice')}</span>
      ) : (
        <button
          type="button"
          className="button max-sm:col-start-2 max-sm:justify-self-start"
          data-kind="quiet"
          data-size="small"
          disabled={isBusy}
          aria-label={t('endSessionOf', { device: name })}
          onClick={onEnd}
        >
          {t('endSession')}
        </button>
      )}
    </li>
  )
}
