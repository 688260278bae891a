import { expect, test } from 'vitest'
import { claim, claims } from './claims.ts'
import { codes } from './codes.ts'
import type { Command } from './command.ts'
import { rehoming, rehomings } from './rehomings.ts'
import { applications, refuse, verify } from './standings.ts'

const ID = '019aa000-0000-7000-8000-000000000001'

test.each<[string, Command, string[]]>([
  ['codes without a number', codes, []],
  ['codes of none', codes, ['0']],
  ['codes of more than fit on a roll', codes, ['10001']],
  ['codes of many', codes, ['many']],
  ['applications of somebody', applications, ['anna']],
  ['verify without a profile type', verify, ['wilma@homeward.example']],
  ['refuse without a reason', refuse, ['wilma@homeward.example', 'Welfare']],
  ['claims of somebody', claims, ['anna']],
  ['claim without its id', claim, ['pass']],
  ['claim with something that is no id', claim, ['12', 'pass']],
  ['claim with a side that there is not', claim, [ID, 'both']],
  ['claim refused without a reason', claim, [ID, 'refuse']],
  ['claim settled with a reason that nobody would read', claim, [ID, 'keeper', 'because']],
  ['rehomings of somebody', rehomings, ['anna']],
  ['rehoming without a side', rehoming, [ID]],
  ['rehoming with a side that there is not', rehoming, [ID, 'both']],
])('%s does nothing', (_what, command, words) => {
  expect(command.read(words)).toBeNull()
})

test.each<[Command, string[]]>([
  [codes, ['25']],
  [applications, []],
  [verify, ['wilma@homeward.example', 'Welfare']],
  [refuse, ['wilma@homeward.example', 'Welfare', 'It', 'has', 'run', 'out.']],
  [claims, []],
  [claim, [ID, 'pass']],
  [claim, [ID, 'refuse', 'Blurred.']],
  [claim, [ID, 'requester']],
  [rehomings, []],
  [rehoming, [ID, 'former']],
])('%o reads %s', (command, words) => {
  expect(command.read(words)).toBeTypeOf('function')
})
