import type { Exact } from '../certify/certificate.ts'
import type { HelpPage, HelpSource } from '../help.ts'
import { oddsHelp } from '../natural-odds/help.ts'
import type { VideoPokerDefinition } from './definition.ts'

export function videoPokerHelp({ definition, certificate }: HelpSource<VideoPokerDefinition>): HelpPage {
  const { pays } = definition
  const kings = definition.pairFrom === 13 ? 'kings' : definition.pairFrom === 11 ? 'jacks' : 'other'
  return oddsHelp(certificate, [
    { key: 'rulePokerDeck', values: {} },
    { key: 'rulePokerHold', values: {} },
    { key: 'rulePokerPair', values: { pair: kings, pay: pays['high-pair'] } },
    { key: 'rulePokerDefault', values: {} },
    { key: 'rulePokerSkill', values: { never: percentOf(certificate.modes[0].strategies?.['never-draw']) } },
  ])
}

const percentOf = (exact: Exact | undefined): string => (100 * Number(exact?.decimal)).toFixed(2)
