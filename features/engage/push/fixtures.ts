import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'

export const config: ReplyOf<typeof contract.getConfig> = {
  success: true,
  data: {
    provider: 'web-push',
    vapidKey: 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds',
    firebase: null,
  },
}
