import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskey } from './begin-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { askPasskey, proveByPasskey, signInByPasskey } from './sign-in-by-passkey.ts'

/** An account's passkeys: added, removed, and used to sign in and to reauthenticate. */
export const passkeysServer: ServerFeature = {
  id: 'passkeys',
  routes: [
    bind(contract.beginPasskey, beginPasskey),
    bind(contract.addPasskey, addPasskey),
    bind(contract.removePasskey, removePasskey),
    bind(contract.askPasskey, askPasskey),
    bind(contract.signInByPasskey, signInByPasskey),
    bind(contract.proveByPasskey, proveByPasskey),
  ],
}
