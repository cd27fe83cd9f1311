import { useLeave } from '#ui/page/use-leave.ts'
import { signOut } from '../contract.ts'

export const useSignOut = (): (() => void) => useLeave(signOut)
