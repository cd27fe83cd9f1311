import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { listFeatures } from './list-features.ts'
import { switchFeature } from './switch-feature.ts'

/** Where operators switch features of a brand off and on. */
export const featureSwitchesServer = (services: Pick<SiteServices, 'slices' | 'definitions'>): ServerFeature => ({
  id: 'feature-switches',
  isInEveryTheme: true,
  routes: [bind(contract.listFeatures, listFeatures(services)), bind(contract.switchFeature, switchFeature(services.slices))],
})
