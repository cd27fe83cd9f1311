import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'
import { resetLevel, spin } from './play-run.ts'

export const routes = [bind(contract.getInfo, getInfo), bind(contract.spin, spin), bind(contract.resetLevel, resetLevel)]
