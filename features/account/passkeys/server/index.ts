import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { passkeys } from '../feature.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskey } from './begin-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { askPasskey, proveByPasskey, signInByPasskey } from './sign-in-by-passkey.ts'

/** Passkeys of an account: made, forgotten, and used to sign in and to prove anew who one is. */
export const passkeysServer: ServerFeature = {
  id: passkeys.id,
  routes: [
    bind(contract.beginPasskey, beginPasskey),
    bind(contract.addPasskey, addPasskey),
    bind(contract.removePasskey, removePasskey),
    bind(contract.askPasskey, askPasskey),
    bind(contract.signInByPasskey, signInByPasskey),
    bind(contract.proveByPasskey, proveByPasskey),
  ],
}
