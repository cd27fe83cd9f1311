import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { InputOf } from '#kernel/contract.ts'
import type { addPasskey } from '../contract.ts'

/** As the server sends them; opaque to us, parsed by the browser. */
type Options = Readonly<{ challenge: string }>
type Answer = InputOf<typeof addPasskey>['body']['answer']

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn()
export const canOfferPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/** The new passkey, or why there is none. */
export async function makePasskey(options: Options): Promise<Answer | 'given-up' | 'already-kept' | 'not-verified'> {
  try {
    return (await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })) as unknown as Answer
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'already-kept'
    return wasGivenUp(error) ? 'given-up' : 'not-verified'
  }
}

/** The answer of the passkey the visitor chose; undefined if none. Also offered through the login field's autofill. */
export async function askForPasskey(options: Options, { isOffered = false } = {}): Promise<Answer | undefined> {
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
    return (await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered })) as unknown as Answer
  } catch {
    return undefined
  }
}

export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()

const wasGivenUp = (error: unknown): boolean => error instanceof Error && /^(NotAllowedError|AbortError)$/.test(error.name)
