import { conclude } from './steps.ts'
import { checkSources } from './check-sources.ts'

conclude(await checkSources())
