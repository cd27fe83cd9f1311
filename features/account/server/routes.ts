import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { changePassword } from './change-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { getProfile } from './get-profile.ts'
import { handleRequest } from './handle-request.ts'
import { initApp } from './init-app.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { listSessions, revokeSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { switchGameMode } from './switch-game-mode.ts'
import { unlock } from './unlock.ts'

export const routes = (slices: () => readonly ServerFeature[]): readonly BoundRoute[] => [
  bind(contract.signIn, signIn),
  bind(contract.signOut, signOut),
  bind(contract.confirmPassword, confirmPassword),
  bind(contract.requestReset, requestReset),
  bind(contract.resetPassword, resetPassword(slices)),
  bind(contract.changePassword, changePassword),
  bind(contract.unlock, unlock),
  bind(contract.listSessions, listSessions),
  bind(contract.revokeSessions, revokeSessions),
  bind(contract.handleRequest, handleRequest),
  bind(contract.initApp, initApp(slices)),
  bind(contract.getProfile, getProfile(slices)),
  bind(contract.switchToSweepStakes, switchGameMode('SweepStakes')),
  bind(contract.switchToTournamentPoints, switchGameMode('TournamentPoints')),
]
