import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getQuest, getQuestsPage } from './get-quests.ts'

export const routes = [bind(contract.getQuestsPage, getQuestsPage), bind(contract.getQuest, getQuest)]
