import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { choose, getChoices } from './choices.ts'

export const routes = [bind(contract.getChoices, getChoices), bind(contract.choose, choose)]
