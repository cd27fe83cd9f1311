import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getTournament } from './get-tournament.ts'
import { getNext } from './get-lists.ts'
import { getHistory } from './get-lists.ts'

export const routes = [
  bind(contract.getTournament, getTournament),
  bind(contract.getNext, getNext),
  bind(contract.getHistory, getHistory),
]
