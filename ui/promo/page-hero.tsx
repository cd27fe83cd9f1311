import './campaign-page.css'
import { CampaignArt } from './campaign-page.tsx'

interface PageHeroProps {
  /** A picture in `public/art/interface`. */
  readonly picture: string
  readonly title: string
  readonly text: string
  /** No coins fly around the picture. */
  readonly isQuiet?: boolean
}

/** The header of a list page: name, purpose, and a picture in its scene. */
export function PageHero({ picture, title, text, isQuiet = false }: PageHeroProps) {
  return (
    <header className="campaign-hero" data-scene={picture} data-is-low data-is-quiet={isQuiet || undefined}>
      <div className="campaign-copy">
        <h1 className="campaign-title">{title}</h1>
        <p className="campaign-text">{text}</p>
      </div>
      <CampaignArt picture={picture} sizes="168px" />
    </header>
  )
}
