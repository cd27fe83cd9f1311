import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'
import { payCashback } from './pay-cashback.ts'

export const routes = [bind(contract.getInfo, getInfo), bind(contract.payCashback, payCashback)]
