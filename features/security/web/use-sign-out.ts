import { signOut } from '#features/account/contract.ts'
import { useLeave } from '#ui/page/use-leave.ts'

export const useSignOut = (): (() => void) => useLeave(signOut)
