import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getProfile, initApp, type Profile } from '#features/account/account/contract.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { keyOf } from '#ui/api/query.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { Rail } from '../shell/rail.tsx'
import { GalleryPart } from './gallery-part.tsx'

const OFF = { isActive: false } as const

/** The part of a player that the frame and the features' navigation read. */
const PLAYER = {
  login: 'player-00000001',
  gameMode: 'TournamentPoints',
  dailyLogin: { isActive: true, isAvailable: true },
  rankLeague: { enabled: false },
  season: { isEnabled: false },
  depositStreak: OFF,
  moneyBox: OFF,
  bingo: OFF,
  funMachine: OFF,
  scratchCardLottery: OFF,
  magicBox: OFF,
  prizeDrops: OFF,
  playerInfo: { playerBalance: { version: 7, coins: 123_456_789, tourPoints: 24_000, entries: 200, winnings: 350 } },
} satisfies Partial<Profile> as unknown as Profile

/** The page frame: header, rail or bottom bar, footer; for guests and for players. */
export function GalleryFrame() {
  return (
    <>
      <GalleryPart title="Frame of a guest">
        <Visit isGuest>
          <Header profile={null} />
          <Page />
          <BottomBar isPlayer={false} />
        </Visit>
      </GalleryPart>
      <GalleryPart title="Frame of a player">
        <Visit isGuest={false}>
          <Header profile={PLAYER as PlayerProfile} />
          <Page />
          <BottomBar isPlayer />
        </Visit>
      </GalleryPart>
    </>
  )
}

/** A nested page inside the gallery's: fixed elements stay in their box, and its queries are preloaded. */
function Visit({ isGuest, children }: { isGuest: boolean; children: ReactNode }) {
  const [queries] = useState(() => {
    const client = newQueryClient()
    client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } })
    client.setQueryData(keyOf(initApp), { success: true, data: { isGuest, favoriteGames: [], bannerPresetPackage: null } })
    if (!isGuest) client.setQueryData(keyOf(getProfile), { success: true, data: PLAYER })
    return client
  })
  return (
    <QueryClientProvider client={queries}>
      <div className="relative h-160 transform-gpu overflow-hidden rounded-card border border-line">
        <div className="h-full overflow-y-auto">{children}</div>
      </div>
    </QueryClientProvider>
  )
}

function Page() {
  return (
    <>
      <div className="flex gap-8 px-4 sm:px-6 lg:px-8">
        <Rail />
        <div className="skeleton my-6 h-88 min-w-0 flex-1 rounded-card" />
      </div>
      <Footer />
    </>
  )
}
