import './campaign-page.css'
import { CampaignArt } from './campaign-page.tsx'

interface PageHeroProps {
  /** Name of a picture in `public/art/interface`. */
  readonly picture: string
  readonly title: string
  readonly text: string
}

/** The head of a page that lists things: its name, what it is for, and a picture in its scene. */
export function PageHero({ picture, title, text }: PageHeroProps) {
  return (
    <header className="campaign-hero" data-scene={picture} data-is-low>
      <div className="campaign-copy">
        <h1 className="campaign-title">{title}</h1>
        <p className="campaign-text">{text}</p>
      </div>
      <CampaignArt picture={picture} sizes="168px" />
    </header>
  )
}
