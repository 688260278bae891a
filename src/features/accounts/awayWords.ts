import { shownPhone } from '#platform/text/phone.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Away } from './shapes.ts'

/** "Away until 3 May 2026. Back in June. In the meantime, call Sam Carter on 01295 123456." */
export function awayWords(away: Away): string {
  return [`Away until ${whenText(away.until, 'day')}.`, sentence(away.note), standInWords(away)].filter(Boolean).join(' ')
}

/** What is told besides the day, in sentences. */
export const awayDetails = (away: Away): string => [sentence(away.note), standInWords(away)].filter(Boolean).join(' ')

function standInWords({ standInName, standInPhone }: Away): string {
  if (standInPhone) return `In the meantime, call ${standInName} on ${shownPhone(standInPhone)}.`
  return standInName && `In the meantime, ask ${standInName}.`
}

/** A note that people end as they like. */
const sentence = (note: string) => (/[.!?…]$/.test(note) || note === '' ? note : `${note}.`)
