import { useHome } from '#client/home.ts'
import type { QuestOnHome } from '../contract.ts'
import { HomeQuestView } from './home-quest-view.tsx'
import { useProgress } from './use-progress.ts'

/** Today's tasks on home and lobby; nothing without a quest. */
export default function HomeQuest() {
  const data = useHome().payload.questData as QuestOnHome | null
  const today = data?.day
  const [day = null] = useProgress(data?.quest ?? null, today ? [today] : [], (today?.number ?? 1) - 1)
  return data ? <HomeQuestView {...data} day={day} /> : null
}
