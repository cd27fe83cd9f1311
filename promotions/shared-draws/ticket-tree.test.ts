import { expect, test } from 'vitest'
import { merklePath, merkleRoot } from '#engine/fair/merkle.ts'
import { leafOfTicket } from '#engine/fair/shared-draw.ts'
import { growTicketTree } from './ticket-tree.ts'

test.each([0, 1, 2, 3, 7, 8, 100])('the tree of %i tickets has the root and the paths of the verifier', async (count) => {
  const texts = Array.from({ length: count }, (_, at) => `ticket-${at + 1}`)
  const leaves = texts.map(leafOfTicket)
  const tree = await growTicketTree(texts)
  expect(tree).toMatchObject({ root: merkleRoot(leaves), size: count })
  for (const index of texts.keys()) {
    expect(tree.ticketAt(index)).toBe(texts[index])
    expect(tree.pathOf(index)).toEqual(merklePath(leaves, index))
  }
})

test('tickets may come from a cursor', async () => {
  async function* cursor() {
    yield 'one'
    yield 'two'
  }
  expect((await growTicketTree(cursor())).root).toBe((await growTicketTree(['one', 'two'])).root)
})
