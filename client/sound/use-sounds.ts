import { useEffect, useState } from 'react'
import { usePreference } from '../screen/use-preference.ts'
import { Sounds } from './sounds.ts'
import { useVolume, type Volume } from './volume.ts'

export interface SoundTools {
  readonly sounds: Sounds
  readonly isSoundOn: boolean
  readonly setSound: (isOn: boolean) => void
  readonly volume: Volume
  readonly setVolume: (part: keyof Volume, to: number) => void
}

/** The sounds of the open game: silent until the player turns them on, and as loud as this browser remembers. */
export function useSounds(slug: string): SoundTools {
  const [isSoundOn, setSound] = usePreference('game-sound')
  const [volume, setVolume] = useVolume()
  const [sounds] = useState(() => new Sounds(slug))
  useEffect(() => void sounds.turn(isSoundOn), [sounds, isSoundOn])
  useEffect(() => sounds.setVolume(volume), [sounds, volume])
  useEffect(() => {
    const follow = () => sounds.attend(!document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      sounds.close()
    }
  }, [sounds])
  return { sounds, isSoundOn, setSound, volume, setVolume }
}
