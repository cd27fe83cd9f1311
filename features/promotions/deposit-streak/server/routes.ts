import { bind } from '#platform/feature.ts'
import { refuseWithoutRule } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getGroupInfo } from './get-group-info.ts'
import { getInfo } from './get-info.ts'
import { getWheelsPrizes } from './get-wheels-prizes.ts'

export const routes = [
  bind(contract.getInfo, getInfo),
  bind(contract.getWheelsPrizes, getWheelsPrizes),
  bind(contract.getGroupInfo, getGroupInfo),
  bind(contract.applyPrize, refuseWithoutRule),
]
