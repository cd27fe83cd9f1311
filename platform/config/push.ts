import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { SetupError } from '../setup-error.ts'

/** Browser push settings. */
export interface PushConfig {
  /** Contact for push services about our messages: a mailto: or https: address. */
  readonly subject: string
  /** Push services beyond those of the browsers; `*.push.example` matches every subdomain. */
  readonly hosts: readonly string[]
  /** Whether those further hosts may have private addresses; the browsers' own never do. */
  readonly mayBePrivate: boolean
  /** If absent: standard Web Push. */
  readonly firebase: FirebaseConfig | undefined
}

export interface FirebaseConfig {
  /** Client configuration, as the Firebase console shows it. */
  readonly web: {
    readonly projectId: string
    readonly apiKey: string
    readonly appId: string
    readonly messagingSenderId: string
    readonly vapidKey: string
  }
  /** Where messages are sent, without a trailing slash. */
  readonly url: string
  readonly account: ServiceAccount
}

/** The part of the Firebase service account key file that sending needs. */
export interface ServiceAccount {
  readonly clientEmail: string
  /** PKCS #8 in PEM. */
  readonly privateKey: string
  readonly tokenUrl: string
}

export const FIREBASE_URL_DEFAULT = 'https://fcm.googleapis.com'

export interface PushSettings {
  readonly PUBLIC_URL?: string | undefined
  readonly PUSH_SUBJECT?: string | undefined
  readonly PUSH_HOSTS?: string | undefined
  readonly PUSH_PRIVATE_HOSTS: boolean
  readonly FIREBASE_PROJECT_ID?: string | undefined
  readonly FIREBASE_API_KEY?: string | undefined
  readonly FIREBASE_APP_ID?: string | undefined
  readonly FIREBASE_SENDER_ID?: string | undefined
  readonly FIREBASE_VAPID_KEY?: string | undefined
  readonly FIREBASE_SERVICE_ACCOUNT?: string | undefined
  readonly FIREBASE_URL: string
}

/** Default if no contact is configured. */
const SUBJECT_DEFAULT = 'mailto:push@localhost'

export const PUSH_DEFAULTS: PushConfig = { subject: SUBJECT_DEFAULT, hosts: [], mayBePrivate: false, firebase: undefined }

/** Throws a SetupError if Firebase is only partly configured or its key file cannot be read. */
export function readPush(settings: PushSettings, root: string): PushConfig {
  const { PUBLIC_URL: site, PUSH_SUBJECT: subject, PUSH_HOSTS: hosts = '' } = settings
  return {
    subject: subject ?? (site?.startsWith('https:') ? site : SUBJECT_DEFAULT),
    hosts: hosts
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    mayBePrivate: settings.PUSH_PRIVATE_HOSTS,
    firebase: readFirebase(settings, root),
  }
}

function readFirebase(settings: PushSettings, root: string): FirebaseConfig | undefined {
  const web = {
    projectId: settings.FIREBASE_PROJECT_ID ?? '',
    apiKey: settings.FIREBASE_API_KEY ?? '',
    appId: settings.FIREBASE_APP_ID ?? '',
    messagingSenderId: settings.FIREBASE_SENDER_ID ?? '',
    vapidKey: settings.FIREBASE_VAPID_KEY ?? '',
  }
  const file = settings.FIREBASE_SERVICE_ACCOUNT
  const given = [...Object.values(web), file]
  if (!given.some(Boolean)) return undefined
  if (!given.every(Boolean) || !file) {
    throw new SetupError(
      'Firebase is set in part: it needs FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_APP_ID, FIREBASE_SENDER_ID, FIREBASE_VAPID_KEY and FIREBASE_SERVICE_ACCOUNT.',
    )
  }
  return { web, url: settings.FIREBASE_URL.replace(/(?<!\/)\/+$/, ''), account: readAccount(resolve(root, file)) }
}

const keyFile = z.object({ client_email: z.string(), private_key: z.string(), token_uri: z.url() })

function readAccount(path: string): ServiceAccount {
  try {
    const { client_email, private_key, token_uri } = keyFile.parse(JSON.parse(readFileSync(path, 'utf8')))
    return { clientEmail: client_email, privateKey: private_key, tokenUrl: token_uri }
  } catch {
    throw new SetupError(
      `FIREBASE_SERVICE_ACCOUNT cannot be '${path}': it must be the JSON key file of a service account, with client_email, private_key and token_uri.`,
    )
  }
}
