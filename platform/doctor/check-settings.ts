import type { Config } from '../config/config.ts'
import { bad, type Finding, good, note } from './finding.ts'

type Settings = Pick<
  Config,
  'mode' | 'publicUrl' | 'trustProxy' | 'smtpUrl' | 'metrics' | 'hyperswitch' | 'hasSandboxPayments' | 'push'
>

/** What a site of this mode needs to serve players; a setting that no start accepts is reported before. */
export const checkSettings = (config: Settings): Finding[] => [
  checkAddress(config),
  checkMail(config),
  checkMetrics(config),
  checkPayments(config),
  checkPushSubject(config),
]

function checkAddress({ mode, publicUrl, trustProxy }: Settings): Finding {
  if (mode === 'development') return note('public address', 'MODE is development: set MODE=production before players come.')
  if (!publicUrl?.startsWith('https:')) {
    return bad('public address', `${publicUrl ?? 'PUBLIC_URL'} is not https: put a proxy with a certificate in front.`)
  }
  return trustProxy
    ? good('public address', `${publicUrl}, behind a proxy.`)
    : bad('public address', `${publicUrl}, but no proxy is trusted: set TRUST_PROXY=true, as the site itself speaks no TLS.`)
}

function checkMail({ mode, smtpUrl }: Settings): Finding {
  if (smtpUrl) return good('mail', 'sent through SMTP_URL.')
  return mode === 'production'
    ? bad('mail', 'nothing is sent: set SMTP_URL and MAIL_FROM, or nobody can reset a password.')
    : note('mail', 'captured and shown at /dev/mail.')
}

function checkMetrics({ metrics }: Settings): Finding {
  if (metrics === 'off') return bad('metrics', 'nobody can read /metrics, so no alarm can be raised: set METRICS_KEY.')
  return good('metrics', metrics === 'near' ? 'for this machine and its network.' : 'for holders of METRICS_KEY.')
}

function checkPayments({ hyperswitch, hasSandboxPayments }: Settings): Finding {
  if (hyperswitch) return good('payments', 'Hyperswitch is configured.')
  return hasSandboxPayments
    ? note('payments', 'the sandbox, which moves no money.')
    : note('payments', 'no provider, so nothing can be bought: set HYPERSWITCH_URL and its keys.')
}

function checkPushSubject({ mode, push }: Settings): Finding {
  return mode === 'production' && push.subject === 'mailto:push@localhost'
    ? note('push contact', 'an invented address, which some push services refuse: set PUSH_SUBJECT.')
    : good('push contact', `${push.subject}.`)
}
