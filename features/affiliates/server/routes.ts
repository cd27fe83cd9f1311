import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { apply } from './apply.ts'
import { getInfo } from './get-info.ts'

export const routes = [bind(contract.apply, apply), bind(contract.getInfo, getInfo)]
