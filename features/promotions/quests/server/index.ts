import { bind, bindInfo, type ServerFeature } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { quest } from './promotion.ts'
import { questOnHome, readProgress, readQuest } from './read-quest.ts'
import { demos } from './seed-campaigns.ts'

/** A calendar of tasks, each with a prize. */
export const questsServer: ServerFeature = {
  ...promotionEntry(quest, 'quests', demos),
  routes: [
    bindInfo(contract.getQuest, readQuest),
    bind(contract.getQuestsPage, async (ctx, input) => {
      const payload = await readQuest(ctx, input)
      return { seo: { title: payload.campaign.title, description: payload.campaign.text }, payload }
    }),
  ],
  profile: async (ctx) => ({ quest: await readProgress(ctx) }),
  home: async (ctx) => ({ questData: await questOnHome(ctx) }),
}
