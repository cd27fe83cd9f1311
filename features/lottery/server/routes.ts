import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getLeaderboard, getTickets, takeReward } from './draws.ts'
import { getDetails } from './get-details.ts'

export const routes = [
  bind(contract.getDetails, getDetails),
  bind(contract.getLeaderboard, getLeaderboard),
  bind(contract.getTickets, getTickets),
  bind(contract.takeReward, takeReward),
]
