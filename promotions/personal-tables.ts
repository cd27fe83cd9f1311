import { erased, kept, type PersonalTable } from '#kernel/personal-table.ts'

/**
 * Grants stay with the transfers that they explain, and final tables, tickets and races with the grants of their places: their
 * hashes stay checkable, and the player's number identifies nobody any more. Everything else of a player's promotions goes.
 */
export const PROMOTION_TABLES: readonly PersonalTable[] = [
  kept('promotion.grant', 'books'),
  kept('promotion.final_table', 'books'),
  kept('promotion.shared_ticket', 'books'),
  kept('promotion.race', 'books'),
  kept('promotion.purchase_left', 'books'),
  kept('promotion.kept_winner', 'winners'),
  erased('promotion.player_cells'),
  erased('promotion.cell_archive'),
  erased('promotion.entitlement'),
  erased('promotion.act'),
  erased('promotion.parked_cell'),
  erased('promotion.parked_event'),
  erased('promotion.push_due'),
  erased('promotion.tick_due'),
  erased('promotion.late_event'),
  erased('promotion.rebuild_player'),
  erased('promotion.exposure'),
  erased('promotion.standing'),
  erased('promotion.place_due'),
  erased('promotion.late_score'),
  erased('promotion.claim_slot'),
  erased('promotion.pot'),
  erased('promotion.player_facts'),
]
