import { DECISIONS, type Decision, decideBatch } from '#features/implanting/deciding.ts'
import { waitsForStaff, watchedBatches } from '#features/implanting/freezing.ts'
import { takeIn } from '#features/stock/receiving.ts'
import { IsoDate } from '#platform/contract/shapes.ts'
import type { Command, Work } from './command.ts'

/** Lists the batches of microchips, with what was reported of each and which of them wait for Staff. */
export const batches: Command = {
  usage: 'batches (what is left of each batch, what has failed, and which wait for a decision)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await watchedBatches(db)
      return all.length === 0 ? ['There is no batch.'] : all.map(shown)
    }
  },
}

function shown(batch: Awaited<ReturnType<typeof watchedBatches>>[number]): string {
  const { code, manufacturer, status, left, sent, failures, reporters } = batch
  const failed = failures === 0 ? 'no failure' : `${counted(failures, 'failure')} by ${counted(reporters, 'reporter')}`
  const waits = waitsForStaff(batch) ? ' · WAITS FOR A DECISION' : ''
  return `${code} ${status}: ${manufacturer}, ${left} left, ${sent} sent, ${failed}${waits}`
}

/** Takes a batch of microchips into stock, or decides about one. */
export const batch: Command = {
  usage:
    'batch DM-2026-031 Datamars 981100004701001 981100004701300 2029-06-30 (a batch into stock: its first and last number, sterile until) | batch <code> freeze | unfreeze | recall <why, as its holders will read it>',
  read: ([code, what, ...rest]) => {
    const decision = DECISIONS.find((one) => one === what)
    if (!code) return null
    return decision ? decided(code, decision, rest.join(' ').trim()) : takenIn([code, what, ...rest])
  },
}

const DONE: Record<Decision, string> = { freeze: 'frozen', unfreeze: 'in stock again', recall: 'called back' }

function decided(code: string, decision: Decision, why: string): Work | null {
  if (!why) return null
  return async ({ act }) => {
    const holders = await act((tools) => decideBatch(tools, code, decision, why))
    return [`Batch ${code} is ${DONE[decision]}. ${counted(holders, 'holder')} of its chips ${holders === 1 ? 'is' : 'are'} written to.`]
  }
}

function takenIn([code, manufacturer, from, to, expiresOn, ...more]: readonly (string | undefined)[]): Work | null {
  if (!code || !manufacturer || !from || !to || more.length > 0 || !IsoDate.safeParse(expiresOn).success) return null
  return async ({ act }) => {
    const count = await act((tools) => takeIn(tools, { code, manufacturer, from, to, expiresOn: expiresOn ?? '' }))
    return [`${count} chips of ${manufacturer} are in stock as ${code}.`]
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
