import { expect, test } from 'vitest'
import { batch, batches } from './batches.ts'
import { chip } from './chips.ts'
import { claim, claims } from './claims.ts'
import { codes } from './codes.ts'
import type { Command } from './command.ts'
import { deadchip, deadchips, replacement, replacements } from './deadchips.ts'
import { implants } from './implants.ts'
import { order, orders } from './orders.ts'
import { rehoming, rehomings } from './rehomings.ts'
import { applications, refuse, verify } from './standings.ts'

const CHIP = '981100004701001'
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
  ['implants of somebody', implants, ['idris']],
  ['batch without its last number', batch, ['DM-1', 'Datamars', '981100004701001', '2029-06-30']],
  ['batch with a day that there is not', batch, ['DM-1', 'Datamars', '981100004701001', '981100004701300', '2029-06-31']],
  ['batches of somebody', batches, ['idris']],
  ['batch stopped without a reason', batch, ['DM-1', 'freeze']],
  ['chip put back without a reason', chip, [CHIP, 'restore', 'both']],
  ['chip put back without what becomes of the other', chip, [CHIP, 'restore', 'A mix-up.']],
  ['chip put back with a number cut short', chip, ['981', 'restore', 'both', 'So.']],
  ['chip released without a reason', chip, [CHIP, 'release']],
  ['chip released with a number cut short', chip, [CHIP, '981', 'release', 'So.']],
  ['chips released from the last to the first', chip, ['981100004701009', CHIP, 'release', 'So.']],
  ['chip released no longer without a reason', chip, [CHIP, 'unrelease']],
  ['chips released no longer from the last to the first', chip, ['981100004701009', CHIP, 'unrelease', 'So.']],
  ['chip without what to do', chip, [CHIP]],
  ['chip without a number', chip, ['release', 'So.']],
  ['deadchips of two batches', deadchips, ['DM-1', 'DM-2']],
  ['deadchip struck out without a reason', deadchip, [ID, 'strike']],
  ['deadchip with something that is no id', deadchip, ['12', 'strike', 'why']],
  ['deadchip with something else to do', deadchip, [ID, 'close', 'why']],
  ['replacements of somebody', replacements, ['idris']],
  ['replacement that goes nobody knows how', replacement, [ID, 'sent']],
  ['replacement with something that is no id', replacement, ['12', 'sent', 'RM 1']],
  ['orders of somebody', orders, ['idris']],
  ['order without what to do', order, [ID]],
  ['order dispatched without a tracking number', order, [ID, 'dispatch']],
  ['order packed with words that nobody would read', order, [ID, 'pack', 'well']],
  ['order swapped with words that nobody would read', order, [ID, 'swap', 'well']],
  ['order swapped or paid back without a reason', order, [ID, 'swap-or-refund']],
  ['order lost with words that nobody would read', order, [ID, 'lost', 'well']],
  ['order sent again without a tracking number', order, [ID, 'resend']],
  ['order paid back for what is missing without a reason', order, [ID, 'refund-missing']],
  ['order returned with a number cut short', order, [ID, 'returned', '981', '100']],
  ['order recalled with a number cut short', order, [ID, 'recalled', '981', '100']],
  ['order with a word of every object', order, [ID, 'constructor']],
  ['order with something that is no id', order, ['12', 'pack']],
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
  [batch, ['DM-1', 'Datamars', '981100004701001', '981100004701300', '2029-06-30']],
  [batches, []],
  [batch, ['DM-1', 'recall', 'The maker calls it back.']],
  [chip, [CHIP, 'restore', 'alone', 'A mix-up.']],
  [chip, ['981', '100', '004', '701', '001', 'release', 'Gone.']],
  [chip, [CHIP, '981100004701009', 'release', 'Gone.']],
  [chip, [CHIP, '981100004701009', 'unrelease', 'They', 'are', 'back.']],
  [deadchips, []],
  [deadchip, [ID, 'strike', 'It works.']],
  [replacements, []],
  [replacement, [ID, 'sent', 'RM', '1234']],
  [orders, []],
  [order, [ID, 'pack']],
  [order, [ID, 'dispatch', 'RM', '1234']],
  [order, [ID, 'delivered']],
  [order, [ID, 'cancel']],
  [order, [ID, 'returned']],
  [order, [ID, 'returned', '981', '100', '004', '701', '001', '981 100 004 701 002']],
  [order, [ID, 'recalled']],
  [order, [ID, 'recalled', '981', '100', '004', '701', '001']],
  [order, [ID, 'swap']],
  [order, [ID, 'swap-or-refund', 'There', 'are', 'none.']],
  [order, [ID, 'lost']],
  [order, [ID, 'resend', 'RM', '1']],
  [order, [ID, 'refund-missing', 'Lost']],
  [rehomings, []],
  [rehoming, [ID, 'former']],
])('%o reads %s', (command, words) => {
  expect(command.read(words)).toBeTypeOf('function')
})
