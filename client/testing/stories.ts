import { FEATURE_STORIES } from './feature-stories.ts'
import { REEL_STORIES } from './reel-stories.ts'
import type { Story } from './story.ts'

/** Every mechanic once. */
export const STORIES: readonly Story[] = [...REEL_STORIES, ...FEATURE_STORIES]
