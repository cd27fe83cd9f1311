import type { Logger } from 'pino'
import type { Clock } from '#kernel/time.ts'
import type { Reader } from '../db/database.ts'
import type { Hub } from './hub.ts'
import type { Tokens } from './tokens.ts'

export interface AnswerServices {
  readonly hub: Hub
  readonly tokens: Tokens
  readonly reader: Reader
  readonly clock: Clock
  readonly log: Logger
}
