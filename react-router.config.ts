import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'apps/site/web',
  ssr: true,
  // Every page is linked from the first one: the route list comes whole, not in pieces fetched on hover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
