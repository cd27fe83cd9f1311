export { useProfile } from '#client/player.ts'
export { useSignOut } from './use-sign-out.ts'
