import './extension-points.ts'
import { erased, kept } from '#kernel/personal-table.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { followPurchase } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { purchaseBooks, purchaseDebts } from './books.ts'
import { orderDeskOf } from './desk.ts'
import { finishLeaves, leaveOrderWith } from './leave-order.ts'
import { openOrderWith } from './open-order.ts'
import { attemptOwner } from './payment-owner.ts'
import { purchaseMoney, readCareFacts } from './player-money.ts'
import { purchaseChecks } from './money-checks.ts'
import { payOrderWith } from './pay-order.ts'
import { readOpenPayments } from './open-payments.ts'
import { getMethodsWith } from './read-methods.ts'
import { blocksFor } from './risk.ts'
import { readSavedMethods, removeSavedMethod, sharesPayment } from './saved-methods.ts'
import { sendRefunds } from './send-refunds.ts'
import { countPurchases, listOrders, readBoughtOffers, readOrder } from './store.ts'
import { viewOrder } from './view-order.ts'

const ORDERS_A_PAGE = 20

/** Purchases: orders, attempts to pay them, and what becomes of the money. */
export function ordersServer({ payments, slices }: SiteServices): ServerFeature {
  const deps = { payments, slices }
  return {
    id: 'orders',
    routes: [
      bind(contract.openOrder, openOrderWith(deps)),
      bind(contract.payOrder, payOrderWith(deps)),
      bind(contract.leaveOrder, leaveOrderWith(deps)),
      bind(contract.getOrder, async (ctx, { params }) => {
        const order = await readOrder(ctx.reader, ctx.playerId, params.id)
        if (!order) throw new AppError('not-found', 'There is no such order.')
        return { success: true as const, data: await viewOrder(payments, ctx.reader, order) }
      }),
      bind(contract.listOrders, (ctx, { query: { before } }) => listOrdersOf(ctx, before)),
      bind(contract.getMethods, getMethodsWith(deps)),
      bind(contract.forgetMethod, async (ctx, { params: { id } }) => {
        await ctx.transaction((tx) => removeSavedMethod(tx, ctx.playerId, id, ctx.clock.now()))
        return { success: true as const }
      }),
    ],
    jobs: [
      { name: 'send-refunds', schedule: '* * * * *', runsWhenOff: true, run: (ctx) => sendRefunds(deps, ctx) },
      { name: 'finish-leaves', schedule: '* * * * *', runsWhenOff: true, run: (ctx) => finishLeaves(deps, ctx) },
    ],
    paymentOwner: attemptOwner(deps),
    on: {
      'purchase.reversed': (_, event, tx) => followPurchase(tx, slices(), event),
      'purchase.restored': (_, event, tx) => followPurchase(tx, slices(), event),
    },
    moneyChecks: purchaseChecks,
    moneyBooks: purchaseBooks,
    moneyOwed: purchaseDebts,
    playerMoney: purchaseMoney,
    orderDesk: orderDeskOf(deps),
    sharesPayment,
    careFacts: readCareFacts,
    boughtOffers: readBoughtOffers,
    hasSavedMethod: async (db, playerId) => (await readSavedMethods(db, playerId)).length > 0,
    purchaseBlocks: blocksFor,
    openPayments: (ctx, db, playerId) => readOpenPayments(payments, ctx, db, playerId),
    profile: readDeposits,
    personalData: ownRows({
      orders: [
        'purchase_order',
        'opened_at',
        'id',
        'preset',
        'title',
        'cents',
        'coins',
        'entries',
        'residence',
        'state',
        'receipt_no',
        'paid_at',
      ],
      debts: ['purchase_debt', 'since', 'purchase_order', 'cents', 'settled_at'],
      savedMethods: ['saved_payment_method', 'saved_at', 'method', 'title', 'removed_at'],
    }),
    personalTables: [kept('purchase_order', 'books'), kept('purchase_debt', 'books'), erased('saved_payment_method')],
  }

  async function listOrdersOf(ctx: PlayerContext, before?: string): Promise<ReplyOf<typeof contract.listOrders>> {
    const found = await listOrders(ctx.reader, ctx.playerId, { limit: ORDERS_A_PAGE + 1, ...(before ? { before } : {}) })
    const orders = await Promise.all(found.slice(0, ORDERS_A_PAGE).map((order) => viewOrder(payments, ctx.reader, order)))
    return { success: true, data: { orders, hasMore: found.length > ORDERS_A_PAGE } }
  }
}

async function readDeposits({ reader, playerId }: PlayerContext) {
  const depositsCount = await countPurchases(reader, playerId)
  return { depositsCount, hasDeposits: depositsCount > 0 }
}
