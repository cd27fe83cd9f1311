import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getMachine, getMeter } from './get-machine.ts'

export const routes = [bind(contract.getMeter, getMeter), bind(contract.getMachine, getMachine)]
