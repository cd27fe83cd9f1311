import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { LocalLink, useLocalPath } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { SignInStep } from '#ui/parts/sign-in-parts.tsx'
import { useMounted } from '#ui/page/use-mounted.ts'
import { finishSocial, type ReturnRefusal } from '../contract.ts'

type Reply = ReplyOf<typeof finishSocial>

/** The page that providers redirect to: consumes the reply once and continues. */
export default function ReturnPage() {
  const t = useTranslations('social-login')
  const failureText = useFailureText()
  const { reply, error } = useFinish()
  const isWaiting = !error && (!reply || reply.success)
  const reason = reply && !reply.success ? reply.reasonType : undefined
  const goOn = () => Promise.resolve(location.assign(reply && !reply.success ? reply.returnTo : '/'))
  return (
    <section className="card grid gap-4 p-8 max-sm:p-6">
      <title>{t('title')}</title>
      <h1 className="text-[28px]/8 font-extrabold max-sm:text-[24px]/7">
        {t(
          isWaiting
            ? 'returning'
            : reason === 'second-factor-needed'
              ? 'stepTitle'
              : reason === 'account-closed'
                ? 'closed'
                : 'stopped',
        )}
      </h1>
      {isWaiting ? (
        <p role="status" className="flex items-center gap-3 text-[16px]/6 text-muted">
          <span className="busy flex-none" aria-hidden="true" />
          {t('returningText')}
        </p>
      ) : null}
      {reason && isStep(reason) ? <SignInStep reason={reason} onSignedIn={goOn} /> : null}
      {error || (reason && !isStep(reason)) ? (
        <>
          <p role="alert" className="flex gap-3 text-[16px]/6">
            <Icon name="warning-circle-fill" className="mt-0.5 size-6 flex-none text-accent" />
            {error ? failureText(error) : t(`refusals.${reason as Exclude<ReturnRefusal, Step>}`)}
          </p>
          <LocalLink className="button w-full" to={backFrom(reply)}>
            {t(backFrom(reply) === '/signin' ? 'backToSignIn' : 'back')}
          </LocalLink>
        </>
      ) : null}
    </section>
  )
}

type Step = 'second-factor-needed' | 'account-closed'
const isStep = (reason: ReturnRefusal): reason is Step => reason === 'second-factor-needed' || reason === 'account-closed'

const AREA = '/profile/socials'

/** A visitor who was linking continues to the page of linked accounts. */
const backFrom = (reply: Reply | undefined): string =>
  reply && !reply.success && reply.returnTo.endsWith(AREA) ? AREA : '/signin'

/** A query, so that a double render calls once. The address can be used once. */
function useFinish(): { reply: Reply | undefined; error: Error | null } {
  const api = useApi()
  const navigate = useNavigate()
  const local = useLocalPath()
  const { search } = useLocation()
  const isHere = useMounted()
  const { data: reply, error } = useQuery({
    queryKey: [finishSocial.path, search],
    queryFn: () => api.call(finishSocial, { body: { search } }),
    enabled: isHere,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  useEffect(() => {
    if (!reply?.success) return
    const { outcome, returnTo } = reply.data
    if (outcome === 'sign-up')
      void navigate(local(`/signup?with=social&returnTo=${encodeURIComponent(returnTo)}`), { replace: true })
    // Loads a new document: the visitor's identity has changed.
    else location.replace(returnTo)
  }, [reply, navigate, local])
  return { reply, error }
}
