import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { accrueReward } from './accrue-reward.ts'
import { getGameData } from './get-game-data.ts'
import { getInfo } from './get-info.ts'

export const routes = [
  bind(contract.getInfo, getInfo),
  bind(contract.getGameData, getGameData),
  bind(contract.accrueReward, accrueReward),
]
