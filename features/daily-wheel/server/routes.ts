import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getConfigs } from './get-configs.ts'
import { spin } from './spin.ts'

export const routes = [bind(contract.getConfigs, getConfigs), bind(contract.spin, spin)]
