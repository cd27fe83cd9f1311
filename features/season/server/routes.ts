import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getSeason } from './get-season.ts'

export const routes = [bind(contract.getSeason, getSeason)]
