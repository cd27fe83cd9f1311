import { bind, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { confirmPassword } from './confirm-password.ts'
import { getProfile } from './get-profile.ts'
import { handleRequest } from './handle-request.ts'
import { initApp } from './init-app.ts'
import { listSessions, revokeSessions } from './sessions.ts'
import { signOut } from './sign-out.ts'
import { switchGameMode } from './switch-game-mode.ts'

export const routes = (slices: () => readonly ServerFeature[]): readonly BoundRoute[] => [
  bind(contract.signOut, signOut),
  bind(contract.confirmPassword, confirmPassword),
  bind(contract.listSessions, listSessions),
  bind(contract.revokeSessions, revokeSessions),
  bind(contract.handleRequest, handleRequest(slices)),
  bind(contract.initApp, initApp(slices)),
  bind(contract.getProfile, getProfile(slices)),
  bind(contract.switchToSweepStakes, switchGameMode('SweepStakes')),
  bind(contract.switchToTournamentPoints, switchGameMode('TournamentPoints')),
]
