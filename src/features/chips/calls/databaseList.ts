import type { Databases } from '#adapters/databases/databases.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { openingState, readHours } from '#platform/clock/hours.ts'
import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { databaseList } from '../contract.ts'
import { healthSince, type OtherRegister, otherRegisters, peerOf } from '../queries.ts'

/** How each register has answered is shown for a week. */
const DAYS = 7

export default handlerOutsideTransaction(databaseList, async ({ db, services, now }) => {
  const registers = await otherRegisters(db)
  const counts = new Map((await healthSince(db, daysAfter(londonDate(now), -DAYS))).map((row) => [row.registerCode, row]))
  return {
    items: registers.map((register) => ({
      ...register,
      adapter: stateOf(register, services.databases),
      opening: openingOf(register, now),
      takesRecords: register.vetxmlUrl !== null,
      getsLetters: register.address !== null,
      health: healthOf(counts.get(register.code)),
    })),
  }
})

function stateOf(register: OtherRegister, databases: Databases): 'answers' | 'resting' | 'none' {
  const [peer] = peerOf(register)
  if (!peer) return 'none'
  return databases.isResting(peer) ? 'resting' : 'answers'
}

function openingOf({ hours }: OtherRegister, now: Date) {
  const week = hours === null ? null : readHours(hours)
  return week && openingState(week, false, now)
}

const healthOf = (counts: { asked: number; answered: number } | undefined) =>
  counts ? { asked: Number(counts.asked), answered: Number(counts.answered) } : null
