import { expect, test } from 'vitest'
import { statementName } from './statements.ts'

test.each([
  [{ name: 'outbox_read', text: 'select 1' }, 'outbox_read'],
  ['begin', 'begin'],
  [{ text: 'select "id" from "player" where "login" = $1' }, 'select player'],
  ['\n  insert into outbox.push (channel) select channel from x', 'insert outbox.push'],
  ["update player set name = 'from somebody''s desk' where id = $1", 'update player'],
  ['-- from nowhere\ndelete from rate_limit where at < $1', 'delete rate_limit'],
  ['select * from game_session_settle($1::jsonb) order by ordinal', 'select game_session_settle'],
  ['select ledger.post($1, $2) as receipt', 'select ledger.post'],
  ['select count(*) from player where brand = $1', 'select player'],
  ['with now as materialized (select 1) select e.id from outbox.event e', 'with now'],
  ["select 'a player wrote from here'", 'select'],
])('a statement is named without its values: %j', (query, name) => {
  expect(statementName(query)).toBe(name)
})
