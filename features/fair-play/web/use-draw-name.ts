import { useTranslations } from 'use-intl'

/** What a promotion that draws is called; its own id where it has no words yet. */
export function useDrawName(id: string): string {
  const t = useTranslations('fair-play.drawNames')
  return t.has(id as 'flip-the-coin') ? t(id as 'flip-the-coin') : id
}
