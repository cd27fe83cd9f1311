/** From a model's data to its object, about two units large and facing the viewer. */
import type * as THREE from 'three'
import type { Model } from '../../types.ts'
import { buildAssembly } from './assembly.ts'
import { buildBoat } from './boat.ts'
import { buildBar, buildBell, buildCherries, buildHorseshoe, buildOrb, buildPlum, buildPrizeWheel } from './classic.ts'
import { buildBead, buildJaguar, buildMoon, buildTreasurePot } from './craft.ts'
import { buildCoin, buildGlyph, buildMedallion, buildPile, buildText } from './emblems.ts'
import { buildFrame } from './frame.ts'
import { buildInlay } from './inlay.ts'
import { buildPlaque } from './plaque.ts'
import { buildPair, buildRelief } from './relief.ts'
import { buildBall, buildCard, buildChip, buildDie, buildRoulette } from './table.ts'

/** Gems are traced and characters are drawn; every other kind is an object of the studio. */
export type StudioModel = Exclude<Model, { kind: 'gem' | 'fluent' }>

export async function buildModel(model: StudioModel, light: THREE.Texture): Promise<THREE.Group> {
  switch (model.kind) {
    case 'glyph':
      return buildGlyph(model, light)
    case 'text':
      return buildText(model, light)
    case 'medallion':
      return buildMedallion(model, light)
    case 'coin':
      return buildCoin(model, light)
    case 'pile':
      return buildPile(model, light)
    case 'card':
      return buildCard(model, light)
    case 'die':
      return buildDie(model, light)
    case 'chip':
      return buildChip(model, light)
    case 'ball':
      return buildBall(model, light)
    case 'roulette':
      return buildRoulette(light)
    case 'bar':
      return buildBar(model, light)
    case 'bell':
      return buildBell(model, light)
    case 'cherries':
      return buildCherries(light)
    case 'plum':
      return buildPlum(model, light)
    case 'orb':
      return buildOrb(model, light)
    case 'prize-wheel':
      return buildPrizeWheel(light)
    case 'horseshoe':
      return buildHorseshoe(light)
    case 'boat':
      return buildBoat(light)
    case 'assembly':
      return buildAssembly(model.parts, light)
    case 'plaque':
      return buildPlaque(model, light)
    case 'inlay':
      return buildInlay(model, light)
    case 'relief':
      return buildRelief(model, light)
    case 'pair':
      return buildPair(model, light)
    case 'bead':
      return buildBead(model, light)
    case 'jaguar':
      return buildJaguar(model, light)
    case 'treasure-pot':
      return buildTreasurePot(model, light)
    case 'moon':
      return buildMoon(model, light)
    case 'frame':
      return buildFrame(model, light)
  }
}
